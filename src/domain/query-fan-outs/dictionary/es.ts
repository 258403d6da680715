/**
 * The 30,000 most frequent Spanish words, most frequent first.
 * From the frequency dictionaries of SymSpell (MIT License, Copyright (c) 2018 Wolf Garbe), which derive from Google Books
 * Ngrams (CC BY 3.0).
 */
export const SPANISH_WORDS = `
  de la en que el los del se las por con un no su una para al es como lo más sus este ha sobre pero esta si sin le entre
  ser son todo cuando ya dos también parte me era hasta todos desde puede mismo muy general han ni así años porque
  estado fue nos había está otros sólo cada mi bien sino tiempo tiene hay donde vida gobierno nacional vez ley otro
  tanto uno tan otra mayor estos él forma año caso cual pues gran ese sido trabajo esto después país esa contra qué
  hecho tal política todas menos social debe siempre derecho les ella yo estas otras poder ellos don señor toda hacer
  tres aunque historia san durante hace lugar mundo sea hombre méxico artículo antes misma desarrollo algunos según día
  ciudad medio decir primera nuestro mas obra nuestra quien hacia manera juan sistema presidente ahora entonces josé
  número ante pueblo fin dicho dentro estados poco nueva nuevo sociedad españa sí además bajo orden embargo guerra
  fueron pueden están primer ello cuenta mucho hombres modo aquí punto tienen países estaba siglo casa relación sentido
  muchos luego dice nada proceso tierra momento días veces nombre grandes haber cuanto in dios eso república casi
  acuerdo real hoy personas mejor mientras he total producción tener ejemplo respecto ver situación valor presente
  posible eran derechos da capital américa algunas tipo cosas buenos será algo casos frente condiciones cambio realidad
  acción aún cómo estudio madrid libro obras alguna unos dar demás población público parece fuera etc relaciones grupo
  efecto hemos mil carácter solo aquel libertad hizo unidos ellas habían servicio servicios educación cualquier sociales
  través siguiente te último fuerza cuatro agua cuales universidad proyecto éste segundo importante muerte tenía base
  allí vista primero pública nosotros nivel va francisco comisión julio causa razón nuestros objeto estudios aires
  cultura partes esos muchas político anterior recursos siendo problema comercio cuerpo aquella aun rey lado mujer nunca
  justicia clase internacional cosa campo problemas naturaleza padre autor económica consejo época santa persona uso
  necesario deben necesidad cuya centro partido aquellos propio segunda verdad principio cierto interés personal pueblos
  et fecha iglesia mis luis mujeres millones paz provincia leyes congreso importancia organización falta dirección
  palabras trata antonio civil haya propia cuyo dicha dado mediante información movimiento maría siguientes pasado
  partir mayo quienes pedro economía carlos bienes diciembre sería tales materia cinco diferentes argentina familia
  largo varios mercado puesto amor estar superior pp dijo elementos constitución actividad mano mismos medios sector río
  palabra económico chile nación manuel igual especial todavía camino tuvo escuela datos enero idea decreto análisis
  espíritu ésta conocimiento empresa grupos carta esas fuerzas empresas ministro junio octubre intereses medida
  productos tu arte noche ministerio hechos abril central ninguna existencia tarde cargo formas podría principios
  políticas buena efectos existe actual fondo común marzo edad español sur actividades nuevas período meses mayoría
  papel pesar gente revolución menor seguridad región mal primeros natural ejército origen paso propiedad cantidad pesos
  grande términos concepto miembros militar particular régimen consecuencia usted programa luz libre hijos agosto
  industria jefe norte fe nuevos ideas perú sean zona noviembre saber puerto doctor manos mes tema capacidad horas
  resultado española presencia principal investigación mar ambos alto instituto llegar to duda algún cuadro lucha podía
  costa ningún control construcción salud función interior figura acto banco conjunto término indios secretario unas
  resultados formación seis oficial trabajos juicio diez hijo estructura contrario nadie buen solamente trabajadores
  especialmente do texto encuentra calidad principales código atención febrero incluso instituciones estaban políticos
  ojos pueda comunidad valores artículos madre autoridad españoles visto podrá santiago tenido tierras ciento
  participación final grado cabo art práctica generales capítulo departamento título nacionales libros niños experiencia
  hacen unidad plan nuestras favor voluntad última junta pensamiento espacio media cuestión crecimiento único director
  tampoco acerca serie ciencia europa varias queda defensa revista corte medidas hubiera cámara resulta federal junto
  importantes refiere últimos popular patria territorio conciencia crisis ejecutivo quiere gobernador francia debido
  acciones reforma podemos van nota aspectos hacienda septiembre oro tribunal hora alma gastos cerca voz cultural garcía
  cabeza puntos fuente colombia conocer venezuela literatura circunstancias armas opinión moral motivo creación mí
  independencia posición tratado mayores pago ejercicio funciones miguel material fines unión prueba precios claro plata
  línea presenta producto diferencia modelo compañía clases precio demanda apoyo informe comunicación diversos tenemos
  enseñanza expresión naciones creo sabe tiempos pronto mismas bastante fuerte alta resolución humana características
  documentos serán allá dinero teoría difícil especie llegó tomar posibilidad dio señores sigue razones exterior muestra
  futuro contenido casas santo aquellas memoria necesidades ahí diversas sangre adelante oficiales naturales virtud
  industrial éstos autoridades calle anteriores contrato disposiciones cuba juez influencia reales autores técnica
  latina tras sectores pocos filosofía humano sentencia crédito escrito responsabilidad normas aumento propósito ir
  actos existen curso lengua ciencias niño obstante públicos hablar lima humanos cambios permite aparece facultad
  aspecto mundial véase condición establecer pudo corresponde sección hubo poesía ve precisamente tenían habla conforme
  cruz provincias suma habría os tengo local ocho apenas haciendo propios mañana corazón histórico tomo respuesta
  discurso poner padres vi cierta finalmente cumplimiento agricultura poeta barcelona alguno pág correspondiente
  solución constituye imagen iba distribución parís llamado empleo crítica sol amigo fernando programas evitar realizar
  cualquiera hacía plaza suelo dichos factores aguas consumo públicas pasar asunto lleva sistemas habitantes legal
  fiscal actitud destino llevar partidos área sola diario teatro causas única terreno debía pensar militares ciudades
  obtener pena blanco siete encuentran ambiente doctrina asimismo distintos color proyectos democracia materiales
  fundamental disposición jóvenes referencia constitucional peso pie objetivo procesos ayuda cit fuentes procedimiento
  estamos reino resto profesor lenguaje operaciones viene documento dejar corriente aire seguir domingo mitad impuesto
  veinte gracias oficio isla quién maestro viaje protección lugares edición recurso comercial diputados esfuerzo joven
  dan villa distintas escuelas llegado gonzález amigos inversión seguro lópez sala simple marco suerte representación
  igualmente zonas ingresos novela labor deseo evolución vivir vía niveles prensa valle llega intervención baja asuntos
  tratamiento distrito puedan brasil éxito indígenas método llama música internacionales registro capitán marcha ambas
  podido deberá género venta produce páginas concepción competencia colegio visión gobiernos municipal treinta ciertos
  objetivos tenga pasa principalmente decisión asamblea económicas mantener conducta presupuesto tercera significa
  energía verdadero articulo coronel toma superficie institución momentos temas fácil primeras hicieron decía
  particulares des pequeña división individuos histórica estilo vino verdadera volumen campaña establece pequeño
  progreso sociedades diferencias enfermedad york león tradición doña judicial fuego regiones tarea animales
  representantes puerta deja sitio lejos secretaría suficiente límites directamente permanente rodríguez jesús caracas
  preciso declaración martín reyes salir hayan núm empleados tipos demasiado supuesto habrá ejecución considera cabe
  cielo antiguo debemos establecimiento tendencia señora regional mucha hacerse violencia económicos lectura propias
  locales ocasión universal bases centros mejores entrada podrán actualmente rico reunión diputado sé imposible
  integración quedó cuyos ciertas organizaciones elemento encontrar sujeto viejo jorge deuda distancia consideración
  siglos cuarto di reglamento arriba bueno reconocimiento metros editorial honor campos pérez siquiera fenómeno lograr
  explotación misión dificultades órdenes mando criterio flores cumplir original letras salvador oportunidad fondos
  enemigo dispuesto quizá extensión mexicana representa obligación necesaria citado jamás estoy áreas investigaciones
  enrique interpretación líneas familias diego ex frecuencia biblioteca directa as izquierda posibilidades rica págs
  etapa martínez juego clara ciudadanos teniendo continuación policía alumnos oposición beneficio agrícola negro ofrece
  constante comunidades esfuerzos publicación alrededor dólares nombres peligro archivo costo crear cuestiones rural
  pequeños evidente médico plano soldados dominio fuese expresa consecuencias hacerlo pregunta únicamente ingreso
  extranjeros obligaciones conflicto quiero consiste entrar guatemala conocido considerar tesis moneda tasa tercer
  elección menores religión oficina transporte movimientos respeto francés ámbito inferior esperanza dolor especiales
  habiendo dichas haga negocios estuvo pobres elecciones pudiera éstas silencio soy legislación propuesta obispo
  inglaterra tendrá consiguiente contexto mexicano confianza pasó busca dando conferencia pone anual señala cara par
  tropas cartas plantas larga constituyen carrera pablo entender audiencia establecido conveniente imperio individuo
  altura reglas doble hermano intelectual comité objetos inmediatamente profesional matrimonio rafael especies
  funcionarios notas tantos pagar operación ocasiones vecinos electoral acceso correspondientes década grave asistencia
  textos partida generalmente culturales breve riesgo discusión privado riqueza tú buscar penal resistencia mesa
  procedimientos justo normal obreros academia extranjero cuentas instrucción piedra antigua completo estudiantes
  conceptos completa puso promedio realmente perspectiva ministros tratar supremo formar error torno gestión boca
  exposición salvo halla beneficios motivos planta sesión cuál jurídica delito carga introducción escribir impuestos
  noticia familiar materias facultades pérdida unidades contiene instancia palacio capaz identidad fernández roma
  recuerdo cincuenta requiere conde caminos inteligencia definitiva corrientes noticias acaso métodos fundamentales
  mente escritura dicen instrumentos bolívar instrumento presentan vamos argentino contacto vuestra dejó calles cuidado
  realización publicado bolivia escritor recibido cooperación técnicas carne ausencia artes cuyas organismos excepción
  liberal conocimientos trabajar recibir indias medicina semejante determinado equipo personajes derecha ríos hermanos
  tuvieron física gómez muerto diferente factor generación conquista volver dada página deber sentimiento decisiones
  máximo enemigos is títulos salida castilla moderna sánchez llamada inglés alemania miembro nueve ninguno madera escala
  morales interesante resolver alcance jefes pobre hubiese claramente totalmente entrega alcanzar determinar podían
  vicente caja superiores funcionamiento indica personalidad privada pruebas municipio industriales victoria dónde renta
  necesita individual hecha ramón cultivo necesarios interna encima interno cuerpos costumbres italia voto aparecen
  lector pequeñas convenio cortes edificio contar simplemente humanidad pocas fundación jurídico gloria deberán tamaño
  parecía altos presidencia comunes absoluta poderes esté ocurre comandante podrían tradicional batalla castro sierra
  enfermedades prácticas mercados actualidad ganado observaciones tengan puedo realizado maestros norma inmediato
  representante tercero planes colonia mexicanos tus juventud bancos servir situaciones hija entidades examen
  comerciales córdoba señalar profesionales producir alguien alfonso significado habana pobreza alimentos gracia
  jurisdicción semana inversiones parecer tanta sevilla castillo periodo perdido presentar hará civiles posesión minas
  esencial comprender cristo particularmente campesinos forman colección considerando gusto ecuador alonso exportaciones
  dieron espiritual presión antiguos alberto estatal venido lista voy haberse necesarias lógica definición indígena
  quedan proporción posteriormente quería encuentro implica sueño doce tantas técnico daba organismo vivienda visita
  hospital completamente descripción valencia católica explica suprema corona transformación extremo porcentaje ideal
  tecnología literaria supone presentación atrás fomento blanca reformas posterior agentes categoría afirma
  exclusivamente reconocer comportamiento comenzó profesores andrés tribunales poema sabemos museo mínimo fray pies rio
  vive cuarenta senado querido tomado entidad triunfo antecedentes acuerdos masa esperar utilidad anteriormente so
  jueces non espera próximo exportación probablemente cabildo iniciativa terrenos pan legales encontramos basta conoce
  enorme conviene índice reina ciudadano café comprende uruguay llevó estudiar actuales occidental abajo continente
  dejado presentes presentado científico eduardo estrategia margen dé testimonio figuras quizás colonial escribe
  populares conformidad obligado cree industrias islas intención compañeros composición tomó vol debate fuertes
  incremento amplia mala leer exteriores reducción conseguir red administrativa agraria firma personales mirada
  sentimientos somos sirve marina posibles administrativo arreglo observa conclusión masas rentas conservación aquello
  votos francesa indispensable párrafo científica incluye tabla periódico debería cien contratos hojas sujetos
  federación religiosa relativa despacho expansión observar copia amplio manifiesta últimas regla existentes europea
  solicitud independiente conflictos gasto asegurar negocio sucede rosa corto notable elaboración parecen realiza
  ejemplos santos granada estructuras teniente evaluación petróleo vuelve informes nacimiento ocupa costos
  acontecimientos animal fase frontera equilibrio relativo tareas oriente letra ido esposa escritores laboral libres
  experiencias numerosos cifras sombra vio totalidad digo soberanía plena imágenes personaje convención ti seres suyo
  escribió aprobación torres panamá provincial graves cargos nuevamente preparación oriental capitulo creciente firme
  respectivamente manejo ventajas has intento exige miedo debió quince criterios cap buenas inicial unidas pro aceptar
  comienza producido americano técnicos profunda agrícolas vuelta igualdad siguen búsqueda americanos piezas ensayo
  recibió aparte perjuicio reacción escritos poca resumen circunstancia mejorar consideraciones global absoluto volvió
  dejando pintura hogar sentir acta golpe orientación llegada siguiendo rasgos culto viento americana revolucionario
  autonomía construir luna ven conclusiones publicaciones profundo recordar gentes sabía seguida presentó hierro raza
  auto caballo reserva garantía alcalde fundamento capitales pasos órgano manifiesto útil ignacio pretende expediente
  suele puestos belleza vale iban hipótesis religioso franceses depende negros mecanismos seno radio sesiones llegaron
  imprenta alianza propiedades mensaje tratados aproximadamente menudo familiares necesariamente ricardo salarios
  muertos órganos sesenta apertura patrimonio compromiso tendencias dependencia observación modelos desarrollar
  considerado amistad premio miles árboles salió crea formal perfectamente escena responsable similar versión op compra
  finales setiembre ritmo perder fenómenos utilización municipales creer determinación opiniones canal créditos
  requisitos daño dificultad socialista obrero poblaciones costas posiciones dignidad aumentar moderno reciente esencia
  caballero claridad civilización paraguay diciendo médicos diálogo cuadros explicar frutos prácticamente múltiples
  impresión abierto fiesta respectivos continuar logrado recién eficacia licenciado combate cristiana tasas bienestar
  manifestaciones armada números encargado dispone quiso actuación minutos estando vieja costumbre determinada urbano
  citada temor versos pleno ad guillermo señalado altas ayuntamiento brazos propone nació rostro regular tradicionales
  debían religiosos puertas límite cm correspondencia papa instante frase productores pura verde importaciones merced
  temporal establecimientos cine comunicaciones vigencia explicación marido clima noble moreno ed id nicaragua formado
  errores preocupación hacían espacios posee monte llevado universidades delitos agustín calor morir vos financiera
  naturalmente disciplina pese relativamente ocupación juzgado murió amparo activa fruto fórmula aparición cita
  selección emperador llamar ustedes marqués abierta quito preguntas diseño quedado duque primaria debajo históricos
  salario vemos revisión consulta institucional crítico darle previa vías fortuna mira compañías ciclo vigente referido
  sede dueño encontrado raíz príncipe satisfacción nacido síntesis tono encontró municipios ventas llevan tomando vivo
  importa clave propuestas franco encontraba residencia trataba produjo marca comprensión fácilmente ánimo estén grados
  puente iguales afirmar joaquín virrey territorial virgen piel hernández expedición permiten propietarios nombrado maíz
  universo financiero reconoce intelectuales directo viva agente secreto fueran seguido fundamentalmente aquél distinta
  cambiar escolar comienzo detalles empleado pertenece coordinación colores liberación feliz convento trabajador
  producen comisiones torre cantidades urbana pedir cristianos contribución seguramente fuere semejantes mantiene
  externa inmediata democrática idioma sexo concreto terminar delante solidaridad distinto seguros azul modificaciones
  ataque regionales recibe seria voces activo continúa bibliografía efectivo ediciones mencionado numerosas piedras
  declara indio apartado aparato intercambio relato finalidad caer autorización boletín poetas promoción instrucciones
  utilizar duración traducción reservas quieren rápidamente similares eficaz monto guardia esquema edificios autos
  evidencia siente oferta actores temperatura oficinas planificación caída alemán modos dirigentes conocida representan
  testigos sucesos darse signo toledo poemas templo cura esclavos probable europeos liberales estación declaraciones
  efectivamente vienen ana territorios ejercer orgánica religiosas viven complejo existente re tendría pide alejandro
  azúcar empezó corresponden financieros artista enfermo adecuada rojas tenia rurales defender detrás arquitectura
  colectiva ayer triste consta puesta reducir máxima soluciones atender vigor variedad castellano iglesias quiera
  caballos mantenimiento dimensión aplicar fábrica ruiz california absolutamente creemos isabel hallan literario acaba
  serían ingeniero hubieran kilómetros existir canto licencia variables cursos oeste depósito difusión escrita pacto
  ramos sacar rojo fiscales promover radical participar favorable impacto ejemplares puertos soledad venir entiende
  publicó china entusiasmo actuar verse creado punta alegría estadística llaman ochenta sabido físico posteriores une
  peor llevaba leche separación pagos bello estabilidad suya potencia cuantos adquirir portugal efectiva analizar
  ciertamente dirigida mérito concurso buques determinados individuales importación mecanismo reflexión nicolás roberto
  propietario pieza depósitos bajos herrera nombramiento cuenca convierte llegan impulso logró alcanza domicilio inciso
  garantías papeles marcos negra felicidad periódicos barrio pasión quedar democrático der toneladas considerarse
  profundidad árbol disminución realizó cuáles queremos lleno estará ensayos trigo saben universitaria cerro colonias
  extranjera paredes daños be suelen culpa dinámica televisión geografía proceder demuestra caracteres piensa tendrán
  intensidad muestran setenta interesados sale siguió productividad comer hablando libertador juntas comunista dictadura
  verdaderamente rendimiento ramas distinción integral pudieran detalle satisfacer leguas característica deseos restos
  columna elevado profesión enfermos básicos pesetas occidente decirse concesión homenaje recuerda capitalista pasando
  testigo herencia viejos llena mediados mariano surge mandó aprendizaje raíces extraño velocidad usar cuento argumento
  impone responde capaces entrevista bandera expuesto abogado rosas descubrimiento europeo departamentos majestad
  lenguas oportunidades cifra dimensiones comentarios catedral procede ferrocarril avance península longitud gutiérrez
  vital cultivos piso obtenido fracción españolas adquisición exigencias mario penas hagan capitalismo demostrar amenaza
  respectivas prestigio censo capítulos épocas ideología significación realizada montes pedido sueldo paciente pacífico
  singular oficios hambre ofrecer vega adecuado recientemente cristiano reducido ce categorías humanas hallaba
  relacionados equipos componentes virtudes negativa rosario ancho vigilancia colectivo pecho guerrero empieza útiles
  plantea disponer inicio ss regreso poética llamados extraordinario abrir quedando definitivamente trato aprobado
  previo gas dulce circular diagnóstico deberes crónica interesa porvenir hechas puro ingleses inflación determina
  termina décadas verano determinadas reuniones norteamericano incluyendo usa entra cuarta destrucción servido prisión
  signos rumbo conservar extranjeras sostener actor carmen venía núcleo expresiones remedio enfoque positivo hectáreas
  tesoro dudas respuestas frecuente tiende sexual convertido modificación índole escenario artistas vecino responder
  placer dije imaginación semanas alimentación eje racional negociaciones justa impedir científicos ta muestras destacar
  fronteras ejemplar hubiere patrón renuncia descubrir dará tránsito juntos socio quedaron brazo sostiene referente
  documentación círculo fracaso ca llamó mental negociación inició pudieron ilustre juicios referencias paisaje ahorro
  expresar anuales relativos manifestación jurisprudencia antiguas debo dura teorías parcial entero fiel propósitos
  socialismo mezcla responsables propiamente cobre contenidos quedaba publica educativo india minerales labores corta
  importe activos propuesto caribe rivera memorias inscripción católicos ocurrido comerciantes nace suficientes armadas
  argumentos comida identificación ordinario parlamento perspectivas merece redacción resoluciones legislativo entró
  mandato cumplido publicada variable dirigido generaciones externo potencial riesgos ángel privados rector aceptación
  máquina constituir consigo conocidos guerras capacitación toca diversidad ramo funcionario rama supo fija david
  sacrificio diarios misiones pidió estrategias ortega equivalente abre fundamentos historiador pesca precisa divina
  seminario convertirse exceso resuelto cuentos esenciales déficit frío definir preferencia previamente dictamen habido
  préstamos pertenecen destinados emilio embajador candidato prólogo permitido consejos revolucionaria miseria obliga
  senador privadas cálculo veía hermana consideran instalaciones empresarios soldado limitaciones rápido permiso gabriel
  roca males respectivo conferencias unido exactamente criminal alternativa etapas armonía actitudes destinado crimen
  sal declaró olvidar eficiencia lorenzo permita históricas contribuir jornada discursos ramírez centrales cubrir
  demostrado recuperación períodos obtuvo transición facilidad constitucionales recientes compañero excelencia socios
  ventaja burguesía terrible flor noventa existía vacío puebla petición excelente dolores revistas propaganda básica
  romero comentario hoja cama podríamos luces almas rigor establecidas refieren estatuto esfera sirven tráfico honduras
  ricos psicología javier arzobispo lectores extraordinaria ofrecen tensión atribuciones guía viviendas xi
  suficientemente pacientes horizonte buque anexo permitió sociología autónoma desea vargas noción jaime monarquía
  cárcel víctor fiestas protesta ocupar viajes maneras facilitar desarrolla sensibilidad instalación pasan infantil
  independientes continuidad infancia establecida multitud ocurrió financiamiento cualidades recuerdos suponer sitios
  colón testamento obrera modernos máquinas lee utiliza asiento jiménez obligados quinto talleres dedicado sueldos qui
  dejan blancos magnitud expresado montañas delegación internos dirige soberano frecuentemente nacionalidad luchas
  símbolo fijar culturas notar cortés organizar oído permitir labios alcanzado actas mejoramiento víctimas sucesión
  cédula sindical etcétera estableció reconocido mercancías once romano inicia sindicatos césar buscando incorporación
  ambiental carretera panorama revela argentinos declarar alfredo honorable elegido bosques mapa lógico relativas
  aumenta montaña cadena quisiera digno esencialmente víctima lluvia huelga famoso latinoamericana secciones concluir
  establecidos define constantemente privilegio balance trate querer dirigió planos debida describe latinoamericanos
  bosque pierde dominante veo niña menester silva habitación decidió ropa den química verso simples secundaria capilla
  aviso obtenidos terminó desempeño indicado excepto logra suspensión reproducción profundamente frecuentes dioses
  estética gonzalo presidencial desarrollado algodón sentidos corporación efectuar percepción enviado positiva largos
  teresa adoptar publicidad realizadas terminado infraestructura plenamente sensación bernardo débil titular cuello
  mostrar constituido cartagena decretos banda desgracia medina compuesto nulidad conduce expresamente conserva
  regulación sacerdote ética ortiz vidas santander ocupado arena vaya castigo ponen oración médica norteamericana
  orígenes demandas guarda variaciones precisión usos salas rápida contemporánea capa divino fama hablan escasa sueños
  continua estatales próxima entera cristóbal perfecta señal aceite cometido respectiva constancia gravedad odio arturo
  inspección cámaras secretaria ojo conveniencia ayudar italiano abandonar fallo genio mirar japón antigüedad concreta
  sentía borde teología correo fuesen utilizado variación sufrido gregorio entendimiento fui sumamente dueños bellas
  firmado laboratorio abundancia inferiores tradiciones tos novelas vender opción tabaco previsto clero comprar
  salamanca grandeza apreciar aprovechamiento invierno aporte salón suyos veremos parque eléctrica jurídicas consciente
  derrota pareja brillante mencionados interesado sacerdotes problemática alternativas notables necesitan administrador
  barrios acompañado garantizar imponer aprender tuve debiendo apareció justamente relieve procurador puramente
  fabricación investigadores vuelto construcciones rusia aragón contraste verdaderos examinar sanción hidalgo geográfica
  ingenieros extremos parecido misterio pudiendo titulo gobernación formando cuartel cabezas canales agrega fundada
  chileno contaba evidentemente artística are directores refleja bajas ajuste cataluña viendo prima riego artillería
  universitario privilegios corre comienzos distinguir pérdidas peruano seguía estima denuncia contradicción caballería
  trae serio inclusive enteramente abandono pienso ideales chilena andes héroe segura ignorancia suelos esperanzas
  inmensa espejo adquiere escribano advierte judíos respondió educativa específico cosecha lago juegos palma académico
  vieron ácido ponerse localidad poderoso archivos revolucionarios tratando resultan ganar adultos significativo
  electorales monetaria informaciones mención elegir hermosa reflexiones zaragoza pasiones mito historiadores fechas
  novecientos polvo células afecta debidamente estadísticas alcanzó vapor pintor frases corresponda trabaja destaca
  abundante cuentan muñoz columnas mandado inglesa fábricas entendido historias molina estrecha envió continuo peña
  práctico específicos das manda diccionario críticos validez manual vicepresidente accidentes entorno nobles talento
  celebrado caracteriza teléfono críticas descubierto confusión carece providencia mío daniel potencias conversación
  empeño realizados obispos eres ejercicios pecado navegación previsión prestar inútil musical caridad indican realizan
  proposición meta bretaña declarado laguna correr responsabilidades sindicato taller gesto resultó mercantil situado
  perfil vocación volúmenes comprobar contribuciones noches economías olvido daban ordenamiento contestó salvar
  procedentes partidas club primas obstáculos finca antropología sufrir dato asumir creó preguntó eco representar drama
  creador limitado trató esperaba vivos sarmiento dosis perfecto postura llegando colonización espectáculo
  norteamericanos retiro clásico gil periodista iniciar aves síntomas invasión hogares varones utilizando cumple
  limitada tropa financieras superar provinciales arma acreedores originales pasaron mejora sorpresa cubana observado
  propuso jardín conmigo monarca cátedra sabio estaría vuestro gaceta muebles orgullo campesino pertenecientes
  presupuestos ernesto cubierta aparecer provisional alas dominación sucedió pendiente ordenó proposiciones hotel
  continuó célebre selva mencionada decidido mensual juzgar haciendas mínima elevada católico renovación administrativos
  cádiz miranda personalmente concede trascendencia valladolid totales aplica poseen quinta guadalajara clásica
  quinientos añade básico deudor siento indicar difíciles doctrinas restantes malos docente específica estuvieron
  hiciera auxilio lados concesiones mencionar aparentemente ordinaria hablaba ruta agricultores pareció afán laborales
  confederación competente constituyente pensamientos colombiano resuelve acero tuviera pensaba rol géneros
  modernización malo medias compuesta productiva fundado admitir nobleza redes bella sabiduría sensible peruana gráfico
  estudiante asia plazas gobernadores posiblemente largas gabinete derivados salido cajas levantar espada delegado
  conocen dibujo augusto relacionadas básicas caña sello obtiene convirtió citados ruido líderes considerada deberían
  oportuno internas urbanos extiende cardenal adicional emisión presentada combatir simultáneamente supuestos
  estructural llamaba transferencia solicitar excepciones mercedes sebastián reglamentos normales película comenzar
  prosa preparar habitual turismo candidatos auxiliar indemnización traslado sagrado pared proteger administrativas
  registros socialistas judiciales banca interesantes pasaba félix cubano arco ubicación verbo abrió estudiado semillas
  tranquilidad encontrarse directiva vehículos fieles controlar uniforme apariencia modificar corrupción vosotros
  teórico maquinaria delegados libertades estrellas estancia quijote vestido rodrigo federales barco exigir fijo alumno
  cae deudas intensa ganancias colombiana sentencias valoración retrato definitivo ferrocarriles convicción requieren
  toro considerados permitan ne denominación rechazo presentarse represión creen misa llevaron citar mora bolsa
  normalmente rocas manifestó riquezas aquélla adquirido transmisión lágrimas adopción intenta intervenir estatutos
  pluma oscuro ganadería canadá higiene simón creía leyenda pensión raúl pensiones mortalidad hice caballeros atmósfera
  ocupan juramento ja incluyen pelo aparente precedente solar vuelo libremente convenios duro resultando procedencia
  prevención organizado mina coro ciudadanía extraña aquéllos peligros intermedio perjuicios representaciones guzmán
  dirigir ventana violación capas votación contienen descanso granos comprendido líquido liberalismo defecto conocía
  dominicana estrella consentimiento decidir serlo cordillera doscientos paga encuesta impide senadores bahía escasez
  participantes testimonios sustancia accidente basada alcaldes escuchar rango deba almirante suárez sustitución
  colegios estrecho imposibilidad entregar reduce identificar cuánto hago finanzas hablado latinoamericano llevando
  sirvió comenzaron mía cuándo comunistas llamadas cooperativas agregado denominado motor señaló gusta creencias
  vigentes separado ampliamente clientes aduana libras integrantes habrían emoción monasterio patio liquidación mera
  defectos visible grito destruir negar acepta compromisos trabajando herederos vivía encontraban acá dientes angustia
  aprovechar haría reciben aplicable verá introducir físicas carbón lesiones permanencia empleos recorrido poniendo
  ruptura estaciones dedos toman metal específicas preparado establecen trabajan referida alemanes vivido celebrar
  utilidades sencilla porción creencia exclusiva énfasis precepto incapacidad mantuvo calderón salinas líder editor
  femenina fundador proponer abogados novedad filósofo jerarquía empezar llegaba flujo ingeniería desierto hermoso
  emergencia imperial esclavitud negativo dadas bartolomé formada cargas indicadores tejido variedades debilidad cayó
  consolidación asunción perfección basado productivo probar tratan andar restricciones honra arroyo traer concilio
  fortaleza modalidades asociados ejerce cristianismo multa primavera exactitud iniciado nombrar hubiesen valles
  alimento recoger científicas consideraba provenientes alemana incluir prestación inevitable experimental oral
  encontraron pase venezolano desconocido destinada soviética sencillo habló publicar adaptación desaparecido genera
  rebelión rato consideramos municipalidad representado favorables altamente prosperidad aparatos procedente habiéndose
  piedad sed asegura diga saldo recurrir suceso repúblicas transformaciones patrones pensando cerebro estrictamente
  clínica contabilidad catorce sucedido intentar luchar castellana bruto adhesión leído tragedia contener amplitud
  segundos conocidas balanza ingenio provecho retorno sonido metas habilidad condena recepción romana bondad potosí
  jurídicos adolfo indudablemente señales conservador viuda situada contradicciones inconvenientes fragmentos numero
  futura impreso apéndice preceptos permanecer escolares afuera jurado parroquia significativa mineral tomaron decirlo
  eliminar acontecimiento bonos aventura desempleo visitas reconstrucción concluye urgencia patriotismo bravo constantes
  dejaba densidad res fiebre admite muros gustavo ejércitos justificar guardar agrario ejecutar cárdenas guadalupe
  distingue fórmulas prisioneros niñas patente legislativa cerrado sonora vano latín designado cuota ataques femenino
  dejaron prohibición delgado enviar designación préstamo fincas vanguardia exacta barcos cláusula perro protagonista
  navarra fuertemente realidades tecnológico trono alcohol roja acordó detenido proporciona desaparición compleja
  comedia filas conversión referirse levantó madres precedentes emplea integrado profundas cocina complejidad tejidos
  regresar legislador quede eficiente benito requisito instancias enormes eterna emplear dispuso ángulo incidencia
  imperialismo esperando exploración ideológica sombras pretexto burgos publicados ilustración ordenanzas indudable
  añadir sometido advertir integridad cuesta afecto hugo legislatura cuantas fidelidad llegue seco regimiento diámetro
  limita reunir transportes proyección presos desarrollados mandar modernas gubernamentales hospitales partidarios
  venezolana mantienen pido acreedor semilla romper inspiración referentes hacemos fotografía apoyar sirva esposo
  actuaciones caza infantería dispuestos oír industrialización playa pasada menciona intentos conseguido universitarios
  reinos rapidez actúa avenida romanos índices limitación alba izquierdo aceptado rara generar millón tela certificado
  iniciativas definido exigencia che recomendaciones llenar titulado presidentes curioso externos ay pusieron ordena
  solemne planeta europeas terror lingüística digna realizarse tablas hallar utilizan empresarial adentro contraria
  reflejo huesos hijas votar trinidad inventario conocemos sagrada fría convivencia respecta cobertura amo eterno
  disminuir humor pensó proporcionar magdalena salta ampliar sugiere sonrisa guarde tienden pardo israel navarro
  comercialización estimación recoge falso basa temprano espalda folio intenciones destinos logro avances utilizados
  espero afectan proporciones liga bibliotecas auténtica gerente fuero muere ende especialistas mejoras forestal
  parcialmente pasados sustancias viejas permanentes diligencia perdió gráfica convocatoria metales colocar directorio
  estímulo funcional suave poderosa vasco reacciones señalan sostenido procesal sentado extrema pagado tienes celo
  relacionado obstáculo campañas existían sanidad parientes asistir divisas arroz cuotas herramientas realista narrativa
  conexión obediencia alegre vid competencias metodología próximos otorga aprobada pastor falsa contemporáneo moda
  fomentar aguilar fases campesina prestaciones estarán justificación matar deterioro investigador sufre desprende
  inmenso inmuebles discutir americanas periodistas atribuye gris opuesto catálogo tercio quedará continental construido
  prudencia doy tren dependencias harán humedad piernas marta adoptado cambiado destinadas oh vínculos legitimidad
  cercano encargo olor gana evangelio gobernantes provisión reducida sintió lentamente orilla contemporáneos concejo
  breves conducir salieron estuviera casado relatos canción pendientes galicia presa inconveniente formulación
  matemáticas mostró cubierto altar republicano eliminación reparación desaparecer monedas mero narración influencias
  modernidad hábitos expertos atlántico exista terceros capitanes cotidiana corporaciones abuso verbal escasos elevación
  méritos bloque resultar muro restauración productor expectativas mecánica funda velasco ficción esteban interiores ob
  venían promesa ajeno cuadernos austria legítimo artístico batallón sacrificios estudia elaborar aduanas aportes
  solicita clásicos direcciones series indispensables claras nave autoriza abarca autorizado formular preocupaciones
  literarias ligeramente distritos fijado gubernamental salen palacios pobladores acudir veamos curiosidad sometidos
  presiones injusticia cierre techo dependiente señalados protocolo urgente mirando foto niega tristeza agregar rayos
  trayectoria correcta griego inteligente monumento elevar estable buscan agencia urbanas caudal integran ordenado
  ocurrir blancas inmigrantes concretas ilusión caliente escaso salvación desempeñar razas levanta únicos distinguido
  teórica demandado informa simpatía figuran habíamos margarita reside independientemente infinito espíritus disolución
  componen castellanos empresario siguieron editores vázquez consenso símbolos lecciones asesinato edades tarifas
  censura golfo viernes caudillo literarios miró obtención litoral ofreció productivas decadencia específicamente
  vinculación espirituales héroes primitivo describir sancho conversaciones subsistencia concretos grano esquina
  modalidad vicios mencionadas crece sumario necesitaba electricidad expresan certeza imposición organizada acabar
  deriva humilde auxiliares vehículo heridos bautista creada vertical recuperar héctor rebeldes arrendamiento enfrentar
  inquietud conservadores recibo mensuales querían exacto acompaña tecnológica tributo exclusión lección abundantes
  permanece interpretar vivió planteamiento centenario cambia fundar percibir equidad entenderse limpieza vela evaluar
  dijeron usuarios auténtico tenor muchacho institutos peculiar acierto usan cariño cubanos primitiva repetir trece
  poético enseña defensor dependientes estás abusos frutas compensación soto drogas opera vencer formó manifestado
  surgen discusiones legalmente persecución silla ideológico áfrica vientos hilo gritos jesucristo salto pidiendo
  partiendo lunes grueso quiebra centavos contestación mueve siembra colonos incluido aliados narrador sanciones
  biografía mamá zamora vencido ruinas resolvió cálculos aplicado ama renacimiento prado anterioridad tecnologías
  recurrente opciones entrado constar diplomático explicaciones inmigración completar turno diligencias ala minera tío
  legítima océano infracción localidades anales ordenanza malas bordo capacidades pude consideró fantasía dormir eugenio
  famosa poderosos pretensión fundó chihuahua ceremonia km nacionalismo progresos mineros realismo consumidor
  superioridad lujo condenado escenas exponer curva básicamente estructurales exclusivo oviedo fol lana nacer
  considerablemente absurdo huerta pasajeros magistrado amado regímenes cola núcleos entregado descubre cónsul amante
  herida consumidores caro cabrera obrar presentaron confirma extensa aplicada ascenso imprescindible manifestar raro
  trámite world diría contratación pleito nubes vimos gestiones interacción extracción vínculo razonable institucionales
  predominio je coloca amarillo polémica elaborado plenitud monopolio emprender desorden expresada excepcional jugar
  lluvias mata filosófica informar usado faltan decían reinado listas chilenos lanza arias concurrencia expresó conceder
  creando aislamiento firmas débiles negras circuito descenso méndez golpes cerrar acusado completas divisiones reunidos
  medir danza pozo decide griegos pretensiones conoció resultaba visitar lealtad proveer rasgo lapso armado decisivo
  convertir perdida expone aclarar elemental poseer colectivos comisario componente vinieron intenso veinticinco empero
  copias doctores dedica perros comunismo cuzco geográfico trajo comenzado constituida gramática descendientes vea
  marcado enseñar matriz tienda potestad ademas íntima empezaron loco discriminación llevaban abandonado encargados
  mercaderías carencia respetar conducto ámbitos metro sistemática intendente colocado futuros concepciones convencido
  indicación despertar cerámica reparto italiana preliminar tocar entregó giro excmo alturas vegetación postal serrano
  contaminación funciona avanzar aprobó heredero destacan económicamente poblado comprendidos socorro proviene verdes
  mantenido influjo misioneros conjuntamente filosófico integrada conducción círculos tratándose premios maestra
  acordado manuscrito patriotas escudo entran hacerle julián sabor presentados cadáver metafísica tolerancia
  conquistadores lento extraordinarias cesar grecia cumbre marcada minoría viviendo seca huevos hallaban afectados
  pureza queja dirigente ruina subir cantar escribía cal locura ajena mentalidad rincón códigos colaboradores positivos
  baile goce residentes presta solos vera periodismo incluidos dominios monterrey aplicables oscuridad diaria james
  creyó cliente cobrar provocar transcurso alza faltas llano migración dados peligroso anualmente recta herido
  cooperativa demuestran echar milagro capitalistas dictar docentes magistrados filósofos iniciales exilio casación
  mérida prestado películas neto concedido recinto pensado armados movilidad ventanas preso aceptó tomada mares retirada
  párrafos correos permitirá ausente verdades educativos naves eclesiásticos episodio marcas innumerables monumentos
  provoca vuestros académicos coche embajada aliento ordinarios florida naval referidos surgió apellido paulo quedaban
  asume nombrados sindicales practicar reglamentación fuga cubre olvidado sexto muchachos corrección sumas exámenes
  cualesquiera escuadra proletariado occidentales contador cruel recibieron indice reconocida napoleón ponga debates
  hábito concretamente objetiva interpretaciones tiro paralelo caído fueren discípulos estrada baño parciales barro fino
  analiza miras eclesiástico gratitud constituciones data otorgar villas denomina acceder determinan ambientales claros
  fortalecer llegamos compras consiguió núñez hallarse canciones diócesis constituyó representada avanzada marxismo
  monetario sic leal ente tomos eclesiástica inspector sucesivamente habrán mantenerse nacionalista desenvolvimiento
  innovación ocupó retórica presentaba defensores confesión cabello apuntes crónicas desigualdad humo violenta
  disponibilidad procurar deseaba movilización agencias hispano futuras plantear fijación sor pasivo pinturas atento
  catalina madurez jornadas concierto desplazamiento cacique definida prudente legalidad semejanza apoya contribuye
  huellas semestre tumba localización orillas chico mancha verdaderas aristóteles diablo prioridad charles indicaciones
  inca aumentó envío incrementar remate seda consigue distancias vuelven azar teóricos parecían tratarse vasos
  programación venga vocales insuficiente paseo supresión decimos incidente penetración tribus contempla indiferencia
  cobro entradas radicales contado contó orientales paciencia carreras centímetros escritas últimamente agradable mateo
  coyuntura inmueble continuamente formales ayudante hermanas globalización dialéctica lecturas plomo hueso conservan
  heridas adicionales informado antecedente acababa centroamérica profundos aumentado porcentajes elena equivale rueda
  mariscal cadenas progresiva ordenar vistas temporales conozco dictado demostración probabilidad suceder permitía rubén
  cero británico rige adecuados físicos lazos flota crecer merecen desarrollan producciones resulte carranza
  oportunamente gozar realizaron asturias pudiese traje republicana dibujos agresión abiertos exigen aldea consejero
  académica ponía arquitecto vaso medieval trescientos carecen maya sabios marxista tesorería diera incapaz fusión vil
  complemento secretos sábado tronco precisar can obligatorio vegetal duró lograron asociado sumo descrito alude
  meramente decisiva extenso aniversario venganza renunciar requerimientos vegetales prácticos inquisición vicio tutela
  luisa normativa artificial pretenden fina trimestre millas repite mediano calma crímenes deduce suiza obviamente
  fortalecimiento dama primo cantos encuentre tesorero efectuado superficial causado aprueba foro sienten acento sabes
  secuencia estadounidense márquez configuración espaldas alcanzan metropolitana trastornos teatral atendiendo usando
  elegidos sujeta contactos peces allende infante considero divide mitre debiera valiente denominada celebrada excesiva
  químicos cueva madero bronce secretarios contestar conjunta contenidas tomadas cartera vestidos amenazas levantamiento
  desgraciadamente quiénes favorecer divorcio enseñanzas sólida otorgado vidrio primordial tiranía satisfecho señalada
  justifica citadas templos consuelo ganancia mostrado nociones estimado sufrió vivían jerónimo cáncer dedicada cabecera
  versiones ecuación egipto santidad elevados intentó abiertas loa coincide fragmento planteado agropecuario
  incertidumbre ligera separa catedrático ochocientos peruanos esquemas autora abuelo ira dependen minero resistir
  revoluciones pescado terminada yacimientos establecerse internet ambición productivos reposo oculta tome rendimientos
  tarifa regulares complejos impresiones comerciante documental cerrada diferenciación doméstico andina fotografías
  corregir acusación señalando dedicó andino refugio oraciones obvio costado penetrar bebidas variantes sufragio
  producida prescripción especialidad harina murcia representaba lejano pe cristal tubo ganados ordenación cuadrados
  destacado lenta nacidos seguimiento dividido paraíso efectivos deje muchacha horizontal rubio difícilmente emigración
  barra negación pacheco terrestre ilustrado realistas participan carreteras trámites polo oscar auge observó bajar
  contemplar asesor caminar sergio extraños inclusión parto plataforma territoriales correlación correcto espacial
  proclama conceptual moción dirá adecuadas inicialmente pasto felices bilbao vayan vas amplios avión solicitado
  comienzan estábamos infierno cuero caras crean vivimos considere ventura ubicado criollos introduce diariamente
  italianos halló integrar comunicado adelantado desprecio experimentado moros espinosa amiga dotación mínimos sanitaria
  cuantía electo nieto nuclear llegaban lote árabe holanda relevante comprador apunta afectado nominal coloniales unida
  expedientes armando espesor quejas convenientes contribuido evento radica depresión administradores invitación
  observan íntimo prieto cementerio separados entiendo arbitraje campamento obligada registrado participa sorprendente
  sepa anuncia determinó emancipación pico informó disciplinas reo colombianos virus utilizada correspondía contratantes
  ciudadana tenerse investigar celebró supervivencia teníamos hombros externas antología vasto idiomas impulsar
  facilidades pájaros billetes anda aprobar dela consideradas metrópoli anhelo varas dirigirse criminales recomienda
  percibe aguda devoción machado prevenir ritual puentes cañones mercurio ángeles nieve fibras comunica designar
  sucesivas nombró juzgados critica gobernar banderas escapar negativos estimular gobernante sucesivo dictó regresó
  tributos pertinentes estableciendo escultura temática sentirse intervenciones amplias ofrecido remuneración mide
  dominantes citas transforma tributaria servidumbre terminación acabó jardines varía pretender comisionado aplicarse
  sargento accionistas debieron directos respaldo dramática solicitudes pronunciado detención consistente compartir risa
  imaginar amar censos pretendía relevantes notario disminuye leve abastecimiento palo transacciones coeficiente oscura
  encierra subsidios incorporar deban juvenil instinto extender colegas mensajes escándalo dirigidas atacar arcos
  desconfianza sana consultar legado incendio secundario alcalá noroeste culpable aérea funcionar fuimos desarrolló
  otoño lagos ora compone electores infección mentira expuestos filipinas mitos ofrecía notablemente estratos ilustres
  obligatoria reclama fracciones cortar árabes vocal pensamos registra arenas dólar promesas financiación repetición
  opone determinante ayuntamientos llenos espectador previstos públicamente fauna indicada portugueses acompañada
  asambleas firmeza característico unanimidad colorado tensiones actúan darles sustancial realizando relacionada mapas
  compuestos claves recorrer corregidor notificación trazado caos adonde típico cu cientos iniciación producidos puedes
  expulsión orquesta probado corpus hondo contrarios deficiencias encuentren controversia anti sucesor reseña gama
  recopilación hablamos inserción implantación concluido varón sano traído piensan callao vinculados diputación comarca
  revisar estricto pampa invención vivas operar oficialmente protagonistas refiriéndose significativos corazones
  eficaces chaco cosechas honda reloj márgenes convencional volvieron consigna pilar comités recaudación certificados
  fatal portada artigas licitación permaneció barrera traduce daría demandante campesinas ciego contenida trabajado
  producirse llanos pastoral carnes llamarse secreta esclavo llevará consejeros indirectamente valer llamamos fraude
  bélgica afirmó temperamento saca parámetros detener manifiestan aumentos señaladas cemento papá coincidencia
  fallecimiento transformar biblia lesión vaca vacaciones hubieren tiendas observancia cercana omisión ano insistir dedo
  vulgar quebrada saint reunido obligó deducir lecho latinoamérica jueves situados sitúa candidatura tendrían fierro dad
  extinción miel buscaba formaban republicanos visual magnífico cierra dedicados coinciden quintana mediana
  tradicionalmente vitales muerta veían robo tranquilo señorita emociones beneficencia ternura decirle eventos
  exposiciones aumentando sufren repetidas expropiación mediterráneo brillantes domínguez pautas relaciona limpia
  sufrimiento flora calcular ribera sexuales huella matices distante definiciones declarando traición logros levantado
  verificar superación trama ocupaba lleve entrevistas habitaciones episodios hallado lámina seguirá rivas comunicar
  cualidad choque perteneciente sustituir damos linea relevancia surgir poseía sombrero latino peticiones ajenos
  reconocen donación mundos históricamente temporada vicario modifica crecido soporte especialización marino asegurado
  venezolanos resultante cuántos dominar vendedor ministerios carro estrechamente liderazgo existido reclamaciones
  quedarse acabado tropical modesto acabamos consolidar servidor intuición viajeros aportaciones averiguar creadora
  insumos soportar conquistas anciano descubrió desafío comparar tendremos consultas madrugada aceptada cláusulas sacó
  horror responden argentinas conductor eleva aportación solicitó cuidadosamente primario transcurrido proporcional paro
  nacen planteamientos revelación mortal entraron significaba expuestas sostienen quieres bando cía parentesco británica
  pertinente mediación avanzado asilo desarrollada arqueología ocupaciones coste reconoció mixta excelentes concha
  acercamiento cacao artesanos patentes vinos vergüenza diplomática prohibido reflejan mexicanas alrededores anarquía
  suyas anuncio aptitud emplean aprecia concebir rentabilidad hacerla marítimo mesas enfrentamiento insiste
  perfeccionamiento subsidio procura mentales enseguida personalidades intimidad primeramente kilos feria prevista pozos
  ro produciendo desaparece protector acuerda juega sencillamente someter racionalidad voluntarios creído recogido
  fresco nariz reclamar asalto directivo concedió agenda significar vasta consistía influir atracción observarse
  tenencia frailes procederá aprovechando honores cirugía romance copa presentadas vasallos plus inmediatos tuviese
  pastos consulado esferas apoyado impuesta portugués llevada manejar nombra penales rebelde rigen inclinación
  educativas almacenes abismo disputa dándole amores dictada sinceridad revelan seguían colectividad embarazo anunció
  cuidar rayo enlace dictador aislados recibidos atributos incumplimiento estatua significativas contento lázaro
  embarcaciones escrituras pacífica canta apropiado obispado modificado sospecha vuestras insectos libra dieta
  necesitamos ginebra pascual miraba engaño peligrosa inocente decreta refiero coca preparados contienda petrolera
  extraordinarios titulares ardiente manuscritos llave abordar legítimos siga insuficiencia boliviano estético desastre
  conductas impuso vientre adquirió perdón reconocidos estómago griega clemente remite digamos aventuras rechazar
  intentado patronato corporal sabían cambió irregular aviones interamericano ligero marinos parezca bancario rendir
  nervioso franca haberlo aquéllas salía come contribuyó marginal virreinato oye cronista pintores encargada
  agropecuaria cumplen demostró ancianos piloto bastantes músculos entrenamiento administrar políticamente ordinarias
  explican soles combustible residuos democráticas servidores brigada viajero vacas colecciones señoría razonamiento
  novelista separar lírica conducido mutua recibida secular generoso aurora brevedad prepara quitar tratamientos mármol
  surgido descubrimientos conventos elogio interino volviendo competitividad referimos rancho providencias abiertamente
  jefatura dignos hegemonía continúan huir negó forestales pedía diré repente hiciese urss contribuyen platón desean
  cabal trascendental fu produjeron referidas damas departamental judío llamaban musicales zapata monseñor beber
  competentes ejercen empiezan automóvil amanecer fax comando diversa elementales composiciones derivadas causar cumpla
  toros firmó contrabando málaga remedios cumpliendo domina democráticos contando gira vistos escalera afectar deseado
  excesivo fijos provocó sexos suministro tomarse hallamos laboratorios simbólico mercancía memorial obtienen antemano
  catalán reto convierten ocupada indiferente talla burguesa adecuadamente estudió otorgamiento goza príncipes elevadas
  dirigidos rúbrica cuna domésticos concurrir cuidados directas agregó dispersión caen dramático bloques custodia cívica
  rodea juntamente harto representados tuberculosis recomendación orador pedagogía cereales falleció orgánico
  caracterizan faltaba excesos asombro comprenden comenta falla estadístico rodeado brevemente natal detenidos solas
  aprendido mediodía plumas calvo ídem segovia opresión produzca roto cédulas experimentos deporte procedió provocado
  licencias publicadas eternidad confiere romanticismo defiende ruso pierden finalizar prejuicios man pecados sublime
  fachada destierro llamas sacramento tuvimos masculino estímulos apoderado sólido sencillez especializados sonidos
  adquieren valioso surgimiento piano manteniendo aparecido conformación lie ignora establezca obtenida robles caciques
  constituía arbitrio comunitaria vueltas ave adolescentes cerros gramos isidro lateral firmar imitación paralelamente
  explotaciones llanto verlo automóviles biología ducados sometida pertenencia princesa representativo francos retirarse
  protestas susceptibles elegante construye energías dispuesta negociar espontánea seriamente barba calendario ubicada
  guardias admisión prisionero pamplona efectividad ironía reunirse escucha solía folleto oídos tomados introducido
  bandas preferencias globo ah millares contencioso notorio reforzar inquietudes pagan ar criado sucesivos batallas
  milicias señoras ocupados colectivas leyó encontré recolección atentado inútiles aislado transferencias determine
  lógicamente obedece desigual masiva receptor parar reúne minuto violento vencidos ofensiva congresos enmienda
  autorizada esplendor ricas originalidad sostuvo cuerda canciller explicó obreras supuesta religiones inconsciente
  aplausos mundiales oligarquía formaron oportuna cólera conjuntos imprimir típica medicamentos encomienda pino tuvieran
  alusión ceremonias germán indicador rechaza tes irá adquiridos identifica chicos reunió secundarios ejecutiva chica
  superficies anónima plantaciones voluntaria irán avanza veinticuatro cubiertas concluyó cercanos dejo susceptible
  entendemos conforman excluye corriendo saco confirmar mantenía entretanto aviación provisiones marruecos móvil
  organizados guarnición mercantiles serios duras indicios indiscutible múltiple proceda seiscientos prenda ligado agudo
  irse ceder poesías habilidades peones convenciones emocional vidal presenten auxilios abstracto esperan sales
  coordinador corren tocó eléctrico flexibilidad zapatos conquistar estricta practica generosidad restricción opuesta
  indirecta confrontación col ésto abuela correa ejecutado contados panamericana parlamentario piden duros boliviana
  suscripción nativos trabajó advertencia pertenecer potable metáfora mandatario génesis maravilloso demonio promovido
  fojas parlamentaria emitir marítima disco estudiantil enfrenta curas descarga catolicismo hábil proceden gestos llorar
  flujos fecundidad compatriotas cría cometidos doméstica maderas formalmente infinita organizó corral enferma henry
  olas coherente observador haciéndose rebeldía cuaderno preguntar prisa pares descripciones suscrito audiencias martes
  estratégica vejez serena progresivamente legisladores jacinto conscientes persigue criatura controles invertir
  discípulo tramo sube latitud porqué contribuyentes requerido aparecieron fundadores gallo rescate iniciada cruzada
  quehacer puestas suspender sustento jesuitas magia autorizados vinculado romántico multas cielos íntimamente use
  absorción grabado bárbara patriota podremos enjuiciamiento disponen adulto rehabilitación lagunas fueros recto
  supervisión decoración previstas autorizar solucionar oponerse prelado serenidad pos urbanización miradas
  beneficiarios baños mutuo adjunto restablecer meridional pertenecía ingresar autónomas progresista pío orientaciones
  dulces recordemos cumplió inés dinamismo consecuente estilos amortización vocabulario comunal vuelva detuvo
  implicaciones polonia maniobra comprobado aprobados cordero formados incorporado condujo mestizos limitar universales
  firmada aparecía afectos creyendo soberana interpuesto prevé bomba hicimos benjamín analogía canarias matemática
  tribuna publico participó lineal ilusiones ritos cesión amable financiar válido brillo positivas indicados leyendas
  proyecciones poniente caracterizado incentivos pliego decano atraviesa motivación devolución ultramar generalizada
  vende ajenas poblados dijimos resaltar detiene motores prendas toque fig ciclos desconocida envía psicológico afrontar
  marchar efectúa municiones atractivo sabia aprecio establecieron acercarse cuevas maestre creció limpio plana eminente
  francesas norteamérica magisterio superintendencia predio manufacturas inocencia novedades cauce sagrados disfrutar
  consagrado barroco escobar corteza aplicando afirman utilizadas procurando pronunció volvía encuestas conservado
  villanueva barreras bis respetable ahorros muertes táctica adversarios disponía pronunciamiento gradual salidas
  prefiere fruta extendido gerardo diplomáticos cadáveres mística azules economistas medición apóstol laterales temores
  severo abandonó ansiedad realice traía policial socialmente escasas concebido inestabilidad próximas partículas
  beatriz sabiendo abono arancel tristes paradigma llenas ancha empezado radicalmente pisos tribu criollo repertorio
  acabo hombro agradecimiento cortos cotidiano notoria quedaría intervienen perdiendo comisionados humanidades estimar
  tía suprimir captura fianza estuviese invisible únicas dinámico asistentes bancaria desesperación significó falsas ron
  cuántas distinguen pasta rubro lucía formaciones visiones reproduce paja conducen generosa encuentros experimento
  sostenida enunciado incas empleada provienen aportar participaron parcelas ruego sutil nostalgia bordes
  voluntariamente demora amarilla queriendo profesiones pájaro procesado comenzaba acogida nutrición reducidos desnudo
  unificación concibe estudiosos pasadas horizontes definen tentativa difunto norteamericanas innovaciones confirmación
  psicológica habitualmente antepasados primitivos impresos acusa ponencia aéreo bombas dotado moralidad adolescente
  afirmativa empréstito imaginario sensibles permanentemente evidentes designa quieran pasaban revolucionarias ilegal
  insurrección simbólica variar derivan ocultar ganó revés comunión trágico cantón gloriosa mutuamente véanse voluntario
  sólidos impulsos implementación demandada mostraba fisco reclamación variadas ratificación hurtado existan sacado
  cultos partió mostrando bloqueo desarrolladas aceptable gráficos actualización consistencia tirano sienta gato
  cristina nula facilita proximidad ej foco intervalo extrañas carros guerrilla padilla desempeña comprendida dividida
  músicos víveres excelentísimo cubiertos suecia proponía cena sentí vencimiento equivalentes rutas aplican traducido
  concordia magnífica reorganización recibidas entes cuadrado temprana numerosa mandaba asientos lazo dirigía rompe
  hispánica saludo terribles pensé condenados inspirado patriótica precisos activamente misericordia pagados abad tomaba
  clérigos bachiller hipoteca captar generalidad lozano formidable repito amada telecomunicaciones convenido lord
  burocracia autónomo enviados delicado ea gozan cima amazonas comunitario dieciocho instantes geográficas darán extraer
  estratégico sobrino dorado insistencia retención organiza hábiles desarrollando manuales lanzó saliendo formalidades
  honrado adoptada orientar variados acompañan servía buscó injusto dirigen exigía saneamiento causal impuestas
  silvestre efectuó llevarse artísticas onda honorarios cenizas manchas creciendo dedicación garantiza sujetas biológica
  apreciable tas municipalidades triple dedican marín reservado pierre expresados alivio divinidad progresivo afiliados
  alcances adquisiciones avisos cobra fecunda temer anuario definidos permanecen parejas obedecer opuestos clausura
  ejercido leña derivado reparar ideológicas coherencia constituirse crudo amantes supera historiografía ganas sujeción
  negativas dr tocado vecindad inmortal sincero durango despierta rioja preocupa logran istmo horario cometer preocupado
  acorde terrorismo entendida delicada cano comedias escoger traen eventual ordenes matrícula excedente origina
  directora palmas primarias deudores pantalla directivos designados imponen herramienta alianzas valiosa destacados
  mecánico abren diese pasará faz líquidos comparado parra retratos preliminares rojos sazón espectro arce llanura
  significados alterar cáceres expuesta regidores coalición nervios utopía time posesiones australia heroica pluralidad
  textiles atraso sosa inversa favorece desarrollarse hallazgo oyó corresponder atraer viajar señalaba jubilación unen
  instrumental grasa echa coordinar estudiados insigne aporta glorioso pesada burgués rumor casó bárbaros visibles
  paquete hemisferio hielo conquistador cónyuge cuatrocientos desequilibrio explícita cuán vélez vacante separadas
  aumentan ocuparse bar informal curvas unir llegué comodidad gota antillas centenares creados caudillos lingüístico
  camisa plural estimaciones posterioridad inmediatas oxígeno titulada playas pugna combustibles miércoles inherentes
  subordinación alcanzaron peritos latinoamericanas integrante cristales suponen gallegos aulas matrimonios explotar
  contingente serias donaciones idéntica expreso alarma comportamientos abrigo extremadamente comprendidas situadas
  miserable podamos introdujo sexta anos explosión entrañas causó haití ligada trabajaba transparencia complejas
  residente caracterización generado rodean imperativo frías conservadora vizcaya colaborar ético barbarie manto
  recogida desear encanto quesada contaduría presunción servirá despotismo empresariales casualidad construida envidia
  maestría afectada museos sanitario vaticano llegará adopta raras agitación concedida asociada legua decidida santuario
  añadió milagros obtuvieron aristocracia globales solicitando fáciles claustro falsos pedazos láminas obligan vengo
  indicó ondas redujo solitario inscripciones extracto hidrocarburos fatiga anónimo faltar cortas enfoques hilos predios
  himno significativamente gustaba ejes tubos diferencial erosión indicando objetividad brasileño comprometido
  estadísticos pierna interrupción setecientos sensaciones valorar camilo artificiales calificar crueldad regalo chino
  tributario perfiles precisas tinieblas químico corredor more detallada instalado preservar dejarse atribución
  pronunciada importar campana criados terceras litros evitando ánimos interamericana inicios hectárea contemplación
  pesado duelo incorpora habéis recompensa adoptó prioridades seriedad policías guerreros élite utilizó sao cinta
  temperaturas almacenamiento presentando esperamos constituían militantes suponía brecha reconociendo forzoso oculto
  ordenada minorías fragata venas asentamientos diverso integra humildad guardan reestructuración alquiler dejamos
  abandona lema quisieron tranquila demócrata optimismo substancia denuncias someterse representativa botella novia
  pretendido hispanoamericana garganta aspira despachos gases costes mercaderes estadio trad justas admitido echó venida
  regula vecina tercios román placa fervor válida anexos telegrama señorío castigar descontento severa dedicadas mayas
  fallecido acostumbrado quita fibra plantean ministerial estudiando bautismo remuneraciones observando séptimo separada
  convenga merecido acompañar partidario ferrer humanismo abundan manzana vanidad defenderse ése legajo combates
  gradualmente ocurría esperaban controversias continuaba incluida neutralidad continuado reproducir subió otorgó ola
  maternidad muelle ingenios patas especulación habitante entrando dudar cumplan dolorosa dividir pensadores
  eminentemente sobrevivir unitario paisajes calcula proteínas leyendo estabilización estadounidenses reclamo
  permitieron tomas electrónica increíble posada declarada humildes textil dedicarse nacionalistas adolescencia mandamos
  abstracción proveedores pronta registrados racial éxitos almacén tecnológicos beso macho sexualidad velar gruesa
  inauguración horrible plástico linda reciba rostros conspiración contesta pastores afines anima recibía proyecta
  regidor enfrentarse ganaderos regularmente procesamiento patrono actuando soviético competir divulgación traza
  determinantes aptitudes analizado triunfos trabajadora encargó cumplida exaltación cultivar neta mágico
  preferentemente acusaciones firmes correctamente postulados portuguesa agrarias previene inseguridad francamente
  electrónico calificado reemplazo atribuir semanario hermosura jurisdiccional incluidas acaban cerrados paulatinamente
  sustancialmente fallas producidas papas concierne empezaba usuario murieron querida regente predominante producía
exportadores delegaciones consideraban casada proponen deficiente excesivamente cabellos maniobras editado trayecto
  usados complementarias puntas expediciones laura fútbol construyó crecientes contrarias entraña practicado ideologías
  transacción recibiendo efectuada literal sistemático criaturas vinculadas monjas promulgación sepulcro joan prelados
  infracciones incapaces hembras bruselas desviación apartados lino generan asciende cuartos cirujano habituales
  convencer aula pasivos ponente fresca agricultor parecida edificación estuve chinos retirado roque agrado formulado
  privatización armamento redonda fila segmento retiró discutido perpetua convicciones trozos adversario pedazo extendió
  suplemento escribiendo cátedras ovejas prolongación incidentes desconocimiento diplomáticas ángulos llevados
  ejecutivos sirvieron regularidad subjetivo cera trance fotos periodos estero quedarán regencia dependiendo unirse
  huelgas descansa intermedios estancias excepcionales reflexionar tentación afectadas eva plenipotenciario
  especializado celular sucesores vigilar clínico hacendados autenticidad meditación idéntico orientada originalmente
  procuradores diplomacia comunales puros precioso montero misterios paralela acercó docencia refugiados unánime
  sentimos argumentación médicas lotes existió fisonomía delincuentes vecindario eficazmente sanitarias resume
  establecía evita velas previos obtenidas precauciones óptica cañón campeche ves prevenido sentimental marginales
  moverse hallazgos portador contextos vencedor ligados afirmaba adoptadas invitados hablo creatividad endeudamiento
  romántica formato prestan escapa oí continuaron tinta legislativas prefecto empleando observamos escritorio cárceles
  migrantes suponiendo gerencia espectáculos jo pasiva timbre cansancio pontífice venecia lienzo parroquial pensador
  rotación gravamen cargado brinda salubridad reputación miento gratuita cronología contaban intendencia transparente
  entienden síndrome transmitir casarse cuchillo inmediaciones vocablo cable convencionales batallones cimientos queden
  vitalidad ruedas proveniente vertiente contratar retablo álvarez teóricas disponga desconocidos desapareció tabasco
  estarían previas tomamos becas justos parques subsecretario adición vestir reconstruir representó pactos prever
  profundizar curiosa cuadra recordaba ofreciendo restablecimiento vara filiación brigadier inminente pedidos hallaron
  operan ropas seguimos especialista distinguidos infantes telas crearon demográfico impresa bajó sumisión lejana
  otorgada diarias plato preparada cono pabellón caudales ecuatoriana existencias ajustes calidades mauricio interviene
  surgieron complicado fraternidad extra conociendo andaba hicieran tortura descansar profesora regir terminal
  tramitación obligar sostenimiento invitado aeropuerto ambiciones pasamos buscado refería venden vapores retraso
  famosos sr gallego especializada entraba intérprete iniciaron proporcionan preguntado resta navidad estrato recordando
  ecuatoriano transitorio indicadas primarios anatomía onu ambientes continuará aranceles mozo senda mariana funcionan
  tendientes impiden derivada celebra dureza efectuadas asignado ascendente sometidas negado peores pinto poseedor miran
  decidieron respiración campanas tormenta mande saldos bolívares consecuentemente halle acordar molino cohesión mueren
  arquitectos fascismo continuas factible máximas milicia atiende filosóficas demográfica drenaje estuvieran carbono
  curar encarnación falsedad moderado afirmarse hembra literalmente efectuarse violaciones potenciales invertido
  prolongada supe prescindir expuso atentamente adelanto mueven pié enemiga biológico inspira ronda gozo redención
  curación asesinado paradoja formaba presidio olvida detallado informática conste solares restante escenarios colocados
  palos estime periferia cuerdas opuestas sembrar distantes sugerencias expresadas umbral expedido asalariados difundir
  aldeas inserta cruzar nulo flexible tregua mayordomo suplente nube causante químicas enterado mejía fabricantes
  variado perjudicial grabados elaborados dictadas gremio moisés apóstoles existiendo pondrá parlamentarios llegara
  serpiente elocuente seminarios cid haz dejaban aplicadas resultaron impotencia terminan estéril inspectores diálogos
  lucro mover persistencia registrada mínimas rusa cortesía preventiva cubren lea convencimiento aconseja representaban
  fantasma célula representativos pulso cruces requerimiento arcilla corría prior perseguido verificación trágica
  esperado comprendió enunciados secas vendrá congregación naciente detenerse hígado trozo esperarse sobra heroico
  definidas asegurarse infantiles cueros tigre yendo velo pescadores sendero perdieron pintado determinaciones redactado
  prescripciones profeta planteada sincera asesoría encarga ateneo ulterior hermandad conocían ésa emisiones africanos
  prestó contigo poderosas medalla identificado cheque interesan describen tesoros cerveza influye creadas
  reivindicaciones accesorios dispositivo anna pedagógica vinculada conciliar rigurosa burla captación enfrente atenta
  cese milán morada explícitamente comúnmente grato planteó formula edicto contenía repercusión secundarias ocupaban
  hornos garza mostraron fallos cordial dicta soberanos análoga ausentes nacida desempeñó escogido feudal fechada varían
  vengan asumió abolición enajenación habitan subrayar trasladó huevo jamaica misterioso hermosas adorno permitiendo
  eclesiásticas incipiente examinado camiones compara aborto innegable inglesas asociadas homicidio catalana nin
  disminuido perdidos genética formulada ocupando cazadores cónyuges cumplirse justificada anchura resurrección pólvora
  visitó correspondan adiós gustaría pudiesen dineros darnos paula tributarios pleitos contracción festival
  constituyentes dominicano desnuda dogma mineras trataron rumores llamaron suero trascendente centroamericana
  tropicales fraile modesta canónigo haré suicidio franciscanos patriótico contable aislada droga reos mercosur salones
  espectadores rusos maravillosa encontrará materna instalada convergencia comparativo permitiría experimentales
  desconocer patricio ubica doloroso transformado variante elocuencia inevitablemente ciega parroquias visitantes
  influyen adelantos creían intermediarios generalizado guerrilleros realicen farmacia bolsas enamorado basados discute
  característicos geometría hueco felizmente horno repercusiones sellado ms frentes recuerdan vendido formarse verbales
  apoyada traducciones brasileña recogidos procesión otero sudor teléfonos rabia comandantes magna rito sereno repetido
  modernismo porte lorca aproximada basadas parcela operativo bolivianos abriendo explicado octavo cerebral tarjeta
  asentamiento ilustraciones calzado conozca posturas opina desempeñado catástrofe debidas juzga asiste centroamericano
  colocó compradores pintar injusta apropiada afortunadamente cabida depender erario referir cronistas joyas permisos
  vacuna experimenta resultaría sirvan diremos expresarse sostenía acompañó propicia confección atenciones cambian
  confesar realizaciones sierras significan alumbrado experto moro contribuyeron corea uniformidad insignificante
  sistemáticamente orientado crecen mortales manipulación acompañados metálico descuido barros peste agotado anillo
  alicia limites gremios propicio pertenecían hispanoamérica remisión masculina placas oscuras despido deficiencia
  bebida exención calculado test abuelos domingos numeroso bestias descuento hoteles sorprendido extraordinariamente
  constatar riguroso popularidad solemnidad preguntarse conductores preferido hipotecario plástica sectorial destruido
  asigna consecución bruta mallorca ganadera geología entusiasta egoísmo ocurren entierro haberle arreglar desenlace
  brutal presbítero lástima inédito cansado impedimento declare segmentos reparaciones relata excedentes anotar
  constituyendo descomposición móviles confiado resuelta confundir cancillería conexiones ácidos pinta lobo pulmonar
  human cayeron destruye cambiando apoderarse geográficos ideológicos loca terratenientes registrar comprendía
  particularidades canon tel virginia factura concordancia verifica paréntesis pelea prolongado devolver cotización
  sorprende nietzsche corrió poderío estatura lleven sen usada cumbres dotes requería celeste pareciera vendedores
  epidemia nucleares soneto imperialista cánones estudiada arroja devenir niebla aludido máscara iluminación rituales
  josefa solicitada identidades barras prestados amargura departamentales implacable patronos humanista interesadas
  forzosamente violentos hostilidad corrido profesorado bandos rutina presentaban descrita deportes párroco participado
  mate pariente análogo agro preparatoria uruguayo satisfactoria vacantes pedagógico conyugal legitimación vitoria
  ilustrada editoriales ptas conlleva completos resguardo universitarias registró implican ubicados levante carvajal
  carecía cuan optar comarcas tremenda relacionan ibérica regresa remitir aplicados convencidos trastorno clínicas
  pongan aseguran precipitación adecuación pesa viera automáticamente estancamiento eventualmente húmedo espontáneamente
  reconquista verla peligrosos diversificación alerta arreglos íntegramente entendía alejado salga retirar decoro duran
  prometido conocí parecería adjetivo iniciarse impresionante ojalá supongo preciosa salían despedida combatientes
  sancionado ridículo reclamos experimentación llegados facciones valiosos incorporarse audacia misionero contorno
  explorar paraje ilustrar aisladas marineros sirviendo ecología preciosos insurgentes elegancia separarse ignorar
  educacional comentar advirtió mayormente proporcionado terminología salva pez tomen expensas andan proseguir compañera
  cargar abrirse concerniente intervalos tumor inversionistas avanzados patología gigante acelerado rubros aprobadas
  lleguen sustantivo vecinas manifestando editora episcopal ardor comprueba figurar súbditos calcio pronunciar sellos
  giros avanzadas funcionales fijó concurren comenzando originario creaciones gráficas lejanos camas hallándose letrado
  laberinto desigualdades progresistas levantarse militante arresto sos apostólica imparcial loe superado aseguró colega
  penetra decenio usual predomina bailes remediar caminando ansia reducen trazar invita acumulado reivindicación té ida
  décimo tendido oscuros marchó praxis fertilidad valen escalas soberbia importados aceites acreditar probabilidades
  impedido industrializados orina escudos mártir preparativos incompleta órbita verbos deseamos dejará guías positivismo
  necesito mu reducciones expresaba disponiendo urgentes tiros comidas malestar permanecido corredores propuestos
  adquirida gala fusiles honradez ben nacionalización dominado concentra peronismo limitan eléctricas remitido ejerció
  comedor eléctricos gotas fundaciones afirmando amorosa seguidores moradores times informativo molinos ph latinos
  indignación solidez planeamiento celda rechazado valientes advenimiento periódicamente ópera inherente concebida
  padrón califica convirtieron universalidad cuarteles concentrado recordó nombramientos recibí supuestamente antaño
  amos perlas soria terapéutica vacíos clásicas abrazo análogos lícito itinerario mencionan amnistía estudian intermedia
  impidió mayorías implícita comunicó normativo contribuyente interesada instalar venimos intensamente ilustra guitarra
  británicos conjunción melancolía intentan catalanes culpables convocar auténticos pontificia francisca excusa
  superficiales furia muscular representando kilogramos reformar feroz hostil cintura tomará diosa celos pregunto
  mantuvieron dante comparten cebada educar pieles avellaneda moderada pague pilares largamente exceda empleadas finas
  sanitarios compatible carolina placeres experimentar evidencias arrendamientos acepción imponerse dieciséis arana
  precede lamentablemente terrestres asistió sindicalismo suena patrimonial aclara roles tratara lavado bilateral
  ayudantes difiere formadas deseable cañas muchísimo movido capricho alojamiento procurado gustos rendición anhelos
  torna síntoma cerró membrana objeciones preservación haremos arqueológico tenaz desgracias fundadas asesores tapia
  teatros hablaban cavidad pagando actuado encomiendas preferente detrimento perpetuo reciprocidad delincuente escriben
  sobrenatural cristianas escribo quechua presidenciales quise comparada lírico seleccionar hazañas materialismo pausa
  centra recogen inocentes entregados economista estructuración absolutos muchachas criolla colocan perseguir codicia
  fuegos glorias uniformes anónimas volar oponen distribuir étnica docena juveniles coeficientes diana sentada
  encontrados nómina gasolina estándar justificado rosales registran nitrógeno sustituido degradación nicaragüense
  peralta firmemente folios hallen listo convenir jugo aborígenes apoyan liceo aplicará ecuaciones atravesar reemplazar
  agravios genial gravemente requerida músico forzado aceptan afición complementarios aguardiente satisfactorio ejido
  efectivas juegan coches freno propagación arica dormido revuelta ayudan empezando valía cd lentitud quietud sureste
  especializadas buenaventura protegido ocurridos trasladado autorizadas cercanas viceversa case dijera hierba ten
  transitoria determinará trasladar coraje declaran somete discos agregados tomé cercanías casco descender apoyos
  previsiones subjetiva venia místico exhibición mandando raros repartimiento águila envuelto latente adornos tacto
  observadores viviente puras privilegiado seguidos terremoto tonos sucedía servían erudición orejas auditorio linares
  veras incesante suceden maravilla preside sanz exportador agrarios cráneo indicio limitados lineas netamente afinidad
  asistieron visitador muchedumbre anuncios carrasco tardes apariencias análogas consagración variada disgusto escuchado
  paralelas octava subalternos decididamente irlanda cabildos juristas extenderse fa infeliz parágrafo analítica
  manufactura labradores constituyeron verificado detectar puse logrando edit nativo dispersos musulmanes alicante
  vicisitudes consignar compendio organizadas restitución especialidades mártires religiosidad presas calificados reúnen
  embarque desacuerdo abandonada barón colima mire artísticos aliado saberlo victorias peculiares contraer empírica yugo
  observada idealismo suelta lira agonía contralor dinamarca bachillerato tutor domésticas luchando kilómetro recíproca
  germen confiesa calzada conformes bocas veneno pirámide imitar expresando judía monopolios protestantes reconocía
  llevaría fundo prórroga hermosos cerradas nido resulten portillo aprovecha elogios suman delincuencia litigio
  misteriosa alimenticios anécdota desafíos inmóvil elevó jamas inyección distinguida fabricar cómputo directivas
  continuando singulares crucial casta retribución costarricense testador ambigüedad ocuparon franqueza barca periódicas
  cívico distinciones intercambios redondo rastro máximos ayudas vean indirecto monstruo colina llaves renovar agüero
  unilateral interpreta tengamos pechos aceptando constituidas yerba austral subjetividad tocaba establezcan disputas
  vial denunciar consagra confirmado yacimiento empuje cuervo promotor tenientes proyectado atribuyen sencillas
  agotamiento premisas ítem bancarias insuficientes añadiendo léxico luminoso comentó basura mandamiento enumeración
  pista ele vertientes multiplicidad desconoce originaria derrotado gallardo receptores triunfante influido cápita
  excluir hispana colaborador dispuestas castigos desciende décima teólogos confiar estables sodio orgánicas contornos
  primitivas reposición compensar subasta hostilidades forme plagas capitalización apellidos segundas trabajadoras
  guerrillas bóveda viable salvado delirio compromete sugerir cerco desempeñan dueña seguidamente lanzar ineludible
  centroamericanos sugieren racionales hall traducir exactas insistió fértil queso nudo retaguardia turistas mantenga
  muralla motivaciones rescatar heroísmo creadores tempestad polos equivocado míos sencillos importaba cruce fielmente
  trajes rigidez examina sillas virtual estudiadas academias tratamos afirmado danzas metálicos mili dinastía asumido
  pauta músculo comisarios anunciado platos finos echado torrente explicarse recorre retener pagará causados vísperas
  resolverse ejidos mixto incorporó disfrute bruno fijada leo lodo réplica compás alcanzaba penitencia salarial acontece
  comprometidos azufre sois subsistir ocurra eventuales ayudado teme semanal voluntades acertada comprado dotar jurados
  hungría substancias charcas vives harían individualmente complementaria acelerar consume paralelos parada erudito
  ciegos llevo perderse arbitraria prescribe volverá célebres actuó vendría individualidad cantando mecánicos memorable
  ataca adaptarse inéditos aplauso trabajaban dones destacó emitidos nacionalidades prefieren volcán sublevación
  representadas doctorado cuestionario nocturno socialización estratégicos sufrieron enfrentan vacuno reunieron
  legislaciones ritmos supieron paraguayo utilizarse aparezca élites pormenores cód realizará justicias envuelve pudimos
  filosóficos porciones estatuas traidor limite ocio enseñó oliva interrogantes triunfar hispanoamericanos bula
  empleador defendido promueve balas reducidas padece car granja síndico pongo involucrados selvas fertilizantes
  articular peligrosas compró autorizó soler marcial particularidad finalidades haces digital guido enérgica irregulares
  suplentes posteridad web septentrional ración lugo dilema simpatías fantasmas termino peninsular amigas extendida
  consisten basándose colocada nervio contratista redactor locos tumores frustración usufructo marinas vs iberoamericana
  produzcan escribanos acusados ofertas africano crespo negligencia matrimonial aras asistente caducidad infecciones
  ponían efectuados demasiada audaz desarrollos intervino construyendo antonia reservados aplicó arroyos concursos
  marítimas dulzura gruesos pinos oidores recreación preciosas adquiriendo sosteniendo procesales sanos ladrones
  anotaciones prohibida asistido oidor boda agravio apetito extensas labrador aspirar decenas romances liquidez situar
  aumentaron expectativa acostumbrados excavaciones consiguientes uruguaya códice despertó separan violentas santísima
  pidieron complicidad documentales celebrados satisfechos carnaval tardó continuos narcotráfico apreciarse contractual
  normalidad maestras extensiones limón inteligentes afecciones bibliográfica alegando flechas mio coordenadas
  dividendos furor fluvial vigorosa autónomos emplazamiento correspondió enriquecimiento metido honestidad componer
  marxistas simultánea distribuidos ejercida reflejos éramos fábula secos numeral negarse refirió paloma solían bastaba
  exceder típicos repartición quedo concluida hacernos narra adelantar espejos fecundo inventarios incluía casados
  emprendió constituidos archipiélago rebaja secuestro reservada migraciones matanza raya alférez opositores conservando
  despliegue retroceso fijados ton espontáneo arrendatario dependerá folletos confirmó regeneración cortina preparando
  borja clérigo plásticas defensiva comparte tecnológicas dedicar monumental suministrar darme naturalista teóricamente
  pida temporalmente limosna individualismo civilizaciones difieren implicaba satisface estéticas hable emitido recurre
  guinea consistió espanto ecológico recibían enseñado perciben brindar suaves estrechos rompió rectificación semántica
  publíquese reviste pelota integrados activas lucio reelección pregunté rumbos digan dorsal ibáñez temple firmaron
  trenes federalismo ses renglón desarrollaron llevadas jugando abstracta aprende permitiera enteros llanuras tardía
  abrieron jurisdicciones puntual evangelización buscaban tendríamos modestia nacieron reducirse enciclopedia tocante
  tardío comparable construidos navales film acude aleja weber subraya elaborada discordia banquete orienta cuencas
  atacado clasificar naranja abonos loma pulgadas promotores secretas acertado anota fisiología advertido desgraciado
  vacía arranca traductor arranque sorprendió sepan consultado infinidad subsuelo incrementos resonancia flecha asesino
  pelos talentos bancarios eligió triángulo cordón remoto llamando ion alteza arqueológicos admiten intentando diseñar
  lámpara matemático focos dignas conciertos opuso pretendió aluminio deducción dispositivos complicada abría
  bibliográficas almuerzo ceniza presentará volverse compraventa caldera compositor impunidad valentín descartes priori
  precedido seleccionados uniones étnicos rival desnudos alcanzando venus discreción excluidos porcentual presidida
  gallinas causan botánica malicia prerrogativas entregada trasladarse pi incompatible inexistencia recuento
  privilegiada climas perseguidos sectoriales orgánicos contingentes costó diezmos reduciendo cayendo compartido expedir
  tapa sagradas marcar emplearse cosmos habita cúbicos aspirantes alimentar pasen faja rústica explícito desastres
  maravillas incurrir subdesarrollo frontal extienden barriles adán camina acreditado intérpretes murallas excede baste
  obsesión incendios ara mágica tarragona precursor redactar manzanas mestizo altiplano ficha provocan narraciones
  confunde convenientemente albert ecos premisa destreza sinónimo lisa gaucho licenciatura sacramentos pronóstico
  asignaturas coronado remotos volví agropecuarios registradas sufrimientos viabilidad abertura monarcas ganadero amargo
  propongo trabas atlas transversal proliferación empréstitos comentado narrativo invitó marketing continentes ayudó
  patricia sedimentos poseían descubierta aguja tuviesen vencedores monasterios respondía desembocadura policiales
  indemnizaciones directrices deformación demarcación abandonados mitología bellos vuelvo madura manifestarse imponía
  regulan invalidez tratos camión vestigios demostraciones injusticias absurda oposiciones sustenta incluyó resistencias
  preparó ubicadas bala construidas azucarera perito fronteriza gruesas tumbas maneja falda niegan acudió elige
  operarios prójimo objeción xavier limitó cónsules productoras cabos persistente cuarzo medianas retos embajadores
  castigado presidido muertas apasionado pacificación decretar sentó levantan bendición rechazó analítico oportunas ego
  otorgados telefónica representativas dejen montar expresiva ingresó compartida comprendiendo circulares espectacular
  limitadas informante peninsulares vena favorecido gubernativa africana machos confluencia conciencias castillos
  transcripción animado eminentes acordada remota fausto manuela enviada interpretado frágil asesoramiento invasores
  confirman centralización cede maravedís compasión fijas inscritos violentamente indirectos sinceramente tonelada
  temblor electos poéticas enormemente positivamente ensenada prosigue equipamiento entendiendo monetarios señale
  ocupadas huyendo protege deseando escepticismo montón lic pepe sida cronológico desaparecen postre terapia dote
  analizando debieran alegres delos haberla hacerlos periodística tarjetas pagó seguirán diecisiete vigoroso cercanía
  manifestaron iris contraposición acordes usó inmunidad bestia sufriendo milenio declarados defensas reproducido
  académicas llegaría alimentaria plantación regresión descritos recesión manufacturera rincones recogió orbe estriba
  especifica propiciar desórdenes dorada gestación ruidos sociológico apoyó paternidad mandaron instintos martirio
  crueles recogidas ejercía prisiones suplico quema apostólico añadido severidad pronuncia desocupación demostrando
  interminable llamamiento ingredientes sigan meseta petroleras desembarco malvinas estela étnico sócrates salimos
  entienda procedido cooperar colocarse mena designios revelar garrido iría respetado separadamente acuña tentativas
  terminaba ofrecían condado instaló gravámenes disminuyendo concurrentes obsequio culpabilidad salí urbanismo pedirle
  fractura declararon faltó sentarse observados prescindiendo inercia irregularidades escultor ib obligaba anular
  reflejar vírgenes cumplidos rota filo denominados vascos verticales homero entregarse llenado aproximado cesa
  teatrales tocan desagradable tremendo nativa caracterizada acervo educadores fracasos ímpetu atentados olivares
  diseños coincidir lineamientos rigurosamente extremadura acordaron perdidas presentamos encerrado reciban mejoría
  piratas exagerado veracidad gibraltar precaria trampa potente pálido inclinado sulfato resueltos fluctuaciones lanzas
  reclaman lomas burgueses comicios requiera conquistado vestuario percepciones susana bilaterales pelear juzgada
  accidental batería preguntaba leí oponer galeras caucho gratuito borrar emigrantes espinas comen paño usaba bailar
  enfermería necesitaban grata gastar sospechas simbolismo incisos incorporados suelto aroma ejerciendo cómodo
  democracias originado comuna hortalizas cargados mozos sequía vietnam dudoso miserables mejorado cabría ecológica
  importan mantenían fusil epígrafe extrañar amarga ladrillo jerez conocieron jaén medianos supongamos cruza
  redistribución arbitrariedad tierna nacimientos condesa credibilidad temo renglones continúe enteras pragmática
  contamos repiten ilícito feo diferenciar provocando hincapié fracasado apropiados contadores designó tanques coma ap
  protegidos reconocidas preparaba almagro percibido promete duerme virreyes haberes resiste goma trataban portal
  curiosos didáctica rápidos sepultura diente grita sigo subido cables idénticos cofradía tamaños depositario prometió
  culminación lanzado estampa cortado cerdos grasas vaga motivado hagamos epopeya sólidas rocha convenía espiritualidad
  dicte caía poseedores sustituye concesionario bastará frutales jugadores intentaba ultimo consular matiz carecer
  nomenclatura ligeras reglamentaria biológicas erección publique certidumbre tierno recomendar neutral vivencia rodeada
  subordinados textura calizas gobierna admitida poblacional caracterizar fluido sentados implícito aritmética
  inmortalidad troncos creyeron vincula barato sensiblemente impulsado ofrecimiento reveló casual cúpula reformista
  colinas víspera vocablos dejara brisa regulador puño balcón celebrarse culture dotados forzosa credo delicadeza
  alusiones cristiandad atrevido sospechar estuviesen librar acompañando declaraba atañe primacía chicas construyen
  sociológica crianza doctoral atribuido agradezco contrarrestar subsiste elasticidad privación apropiadas equitativa cl
  artefactos escondido condenar comprenderá doctrinal comuneros tripulación multiplicación infieles arbitrios banqueros
  pluralismo invasiones estragos hacerme isaac estipulado nombrada escaleras requeridos complementario patronal forzada
  lógicas aranda desconocidas radicalismo cuadras especificaciones calificada reunidas sera anunciar ignorante defienden
  inédita refuerzo practicada arteria noreste pascua manifestaba dejé marcó vería esposas supuso publicaron
  infinitamente vicuña favores destacada escape fósiles entenderá tango pánico paquetes noruega canje gozaba
  inferioridad plantearse contenga solidaria vago causales ilegales aéreas fascista dándose pagarán ordinariamente
  escribí dependía galán milímetros botellas gen hierbas eficientes repartir ocupacional formuladas determinaron fechado
  analizan sendas realizaba autoritario liberar estaño taza ilustrados unitaria periódica lejanas antiguamente
  paradójicamente suplir imparcialidad bebé existencial sara compuestas psicoanálisis proyectada privilegiados coger
  pliegos dolo unió seculares tuviere cotizaciones descendencia paisanos depositado asocia cartón bueyes usaban expedida
  dividen acompañaba contagio coordinadora fundición japoneses fijan quedé alimenta ofrecieron ge faltado cauces
  circuitos espuma inclina concretar señas orientadas recurrida intervenido ejercitar rendido saltar sangrienta narciso
  escuchó leales ascendió íntegro designio franja pierda terrazas considerará estrofa colorido acuden limitarse capellán
  diagrama sentar agradecer quintero avanzando contemporáneas mataron unitarios esposos fantástico genérico encomenderos
  leía producirá coloquio restaurante teológica techos cintas restringido contradictorias inmensas estratégicas matanzas
  comunicarse presto fecho prostitución gastado anchas comandancia transmite place huida sacos revueltas biológicos
  proponemos destina mesmo demonios coruña olvidarse limpiar imponente amoroso presupone solano geológico aprovechó
  auditoría bárbaro monetarias miserias letrados resultantes automática micro estrechas depreciación rinde detenidamente
  subrayado similitud idénticas transformó petroleros marcan quisieran bastan inspirada analizados anteproyecto castas
  ejecuta magistratura adiestramiento moderación materno protestante recibirá obteniendo regalos bastaría faltaban llamo
  artificio inmensos terminaron canónico arribo culta textual misas leves dominicos vota marcadas supremacía dirigieron
  pudiéramos caldas séptima cerdo dirigiéndose consignado estimada comporta convertida cesado hacerles reparos altares
  llevamos travesía tira azteca aborda asesinos sabrá observatorio abarcar femeninas meter lingüísticos ligadas renunció
  oyendo girar comprensible exportar definitivas generalización maldad impactos alarcón agregando íbamos continuada
  transformarse estirpe educador conocedor escriba apareciendo sueltos óptimo japonés típicas obtenerse asienta exclamó
  ambicioso enemigas irracional jurídicamente evasión aparecían cuente señalarse modificada tramos disminuyó botas circo
  compete sabana verificó badajoz merino enigma generó escolta librado litro alcázar optimista desfavorable ratificado
  originan masivo heterogeneidad egresados protectora persecuciones radiación otorgan alambre yeso intrigas debidos
  contratado podíamos ranchos envergadura proyectar novio entendió seguridades pistola basan solicitante arterial
  tópicos andinos expidió vendió despojo perfume gordo ubicar clarín provisto inscrito trajeron pata pineda mercante
  parecidos juzgue encontradas gratuitamente proclamar revelado superávit zinc deliberaciones persiste convoca diploma
  sacrificar moléculas divisa clínicos dinámicas bacterias ocurrencia nao corporales notado colon asesinatos infinitas
  orgulloso jornales chocolate turquía peculiaridades superintendente valentía originó verán interesaba psicológicos
  imposibles ocultos protocolos debes valiosas operativa ros arbitral catedráticos imperialistas durar descritas
  resuelva visitado concreción jornal coexistencia ferias proclamación pesados fortalezas requerir cupo vivieron aliviar
  exploraciones desintegración contribuyendo racionalización contradictorio diciéndole fabrica verdugo tambor ofrenda
  soplo amén perfeccionar recordamos citación medievales date leerse arrancar ras desequilibrios citan mató sustanciales
  viste subdesarrollados júbilo aproxima tít vitamina analfabetismo especificidad físicamente férrea molde ladrón
  quintales turcos legión introducidas accesible denominaciones interpretarse medicinas alfabetización quedamos atendido
  grandemente inesperado perforación firmados indicaba incierto natalidad agropecuarias deseaban utilizaron frescos
  logre elimina alguacil etiqueta angustias vencida obligaron acabada obligadas románticos gigantes prueban sucursales
  doscientas dobles proclamado respondiendo viola arbitrario preparan adicionalmente recelo durán admirar encontrándose
  silenciosa conversar identificados intentaron semanales suspenso engañar exigido traidores escolaridad preámbulo
  esculturas centuria siniestro astros consideraron dista surco padecen marea escudero luminosa grises amaba innecesario
  oradores preocuparse falange odios estimó destinatario ajustar consagrada altera tallo conciudadanos suavemente
  avenidas divididos negativamente marcados andaluz cerda usadas crucero verificarse justifican alcanzados usarse
  ajustado feminista curiosamente sacan tomaban impugnación duplicado permitían portero abejas eternamente comprometer
  dudo levantaron mandatos confuso exija desgaste pasé topografía pensaban dices pesquera abra josefina suspendido
  típicamente producían prolonga ratos maduración eludir corrales traspaso graduados lomo ganando elabora convocó serna
  arca empírico moldes metáforas anunciaba construyeron combinado encendido mentiras sometimiento delgada contrasta
  nieves incurrido cultivada condes dudosa exentos lobos simulación agudas arrastra despacio enfrentamientos pretenda
  excitación inician procuró reunida escorial melodía enviaron aprendió tejada marques ejecutados aficionados coronas
  sentían leída productora afanes controlada comendador cheques apoyados llorando deciden consiguieron quirúrgica
  posguerra iones resplandor acontecer orlando resumir objetivas capitular botón creyentes siervo jornaleros
  comprometida tito genérica gallina andando proveedor maquinarias casamiento inundaciones torpe comete viniendo
  llevarán consumado reparo alejo apuntar elvira pasaporte acentúa constan constituya arrojó debilidades ocasiona
  comprendo sordo sustituto implantar atrae puñado nosotras soñar confundirse padecer bodas leen aceleración puno
  herrero repitió provee conforma eugenia apelar altitud terminados famosas promedios guerrillero nietos controla
  honorario solicite maduro reza coa bote fichas beneficiario ferro adyacentes subvenciones morfología subversión
  visuales consideren máxime protagonismo terroristas fundamenta tipología provisionales salomón técnicamente carpeta
  perjudiciales imperante implícitamente femeninos legítimas abonar desesperado funcionando rectitud ofendido uñas urna
  exponen nerviosa video defunciones ampliado concedidos onzas envases pensarse ceremonial renal mostraban mestizaje
  pila citando ene convirtiéndose filología asisten consonancia evocación desinterés fanatismo cajón decretó filial
  deseada ultima silvia palencia omisiones sostenerse muda desechos holandeses viña defendió anarquistas errónea esmero
  provocada respirar sancionada estreno indulto violeta charla metropolitano gustan subida plenipotenciarios ermita
  desee precaución regulaciones cautela organizarse peón requeridas reprimir huésped celestial expresivo manantial fije
  asignados turístico rivales textualmente facetas belén empleó riberas inauguró petrolero lograrlo novena operado valga
  articulado diferenciales conceptuales multinacionales habida profundidades parecidas vértice dualidad defendiendo
  agujero prohibiciones muestreo infiere desfile distribuye ocasionado publican investigadora severas seguirse
  registraron cargada monjes tormento identifican antecede sermón consolidado ejecutoria demócratas gramatical diversión
  bibliográfico levantando experimentó divisoria enmiendas húmeda descendiente llora cultiva extensos fletes
  complacencia mono luchan efectuará paguen asegurada tradujo dictados sutiles cómplices empeñado kilo adjetivos
  distintivo densa copas piense formen denunciado operadores aduanera permanecía busto íntimos paños afectación sacando
  simpático óptima franciscano mezclado escuadrón marchas naturalidad comunitarios esqueleto concernientes induce
  guaraní conceden verme concejos oreja magistral oía circulante apego guardián espadas risas emprendido postales
  alcaldía organizador merecer óleo parálisis espina soviéticos atribuirse desesperada patios patriarca vulgo operador
  conteniendo quedara queridos estrofas urnas reglamentario repetidos bola silencioso indiana procedía clientela
  intermedias resalta benítez potasio estudioso temía perenne portales correcciones paseos contrastes moderados
  bienvenida ignorantes nocturna resentimiento estallido procesados mobiliario chilenas calumnia telégrafo faenas
  frecuencias larvas aseguraba ajustarse morillo hispánico colegiado controlado licores sobresalientes médula anormal
  situarse arzobispado tirar facto entrará favorablemente traían pretendían motivó solitaria remonta abasto mensualmente
  aportan jubilaciones instruido solemnes yanqui ratas solemnemente rígida nótese caballerías confusa prohibir
  reclutamiento silvestres capitanía anoche quitó sugerido guardaba estadista artesanal ocasionalmente parten acumulada
  reemplazado enseñan conducentes convierta alzamiento marítimos generando formuló vivencias cómoda practican mítico
  fijarse cuantitativa alejamiento aptos razonamientos rock lograda fabricante competitiva crees afectó permanecieron
  jugador inventar diseñado transportar recreo colocadas exponente llevarlo sorprender sosiego resultas suministros
  computadora arrojar borda inagotable respetando arraigo conducía consorcio convocado predominan serian sillón
  penetrado pulmones fósforo software invariable carteles noveno hidrógeno difuntos escuchaba gerentes inventado
  cabalmente comunitarias habilitación miro recibos interacciones plaga visitante abdomen favorecen her faldas
  interdependencia publicarse jurista interlocutor consultivo absorber operativos caldo pantalones atlántica escritora
  abandonaron escrutinio aparta hacerlas broma sucursal regocijo creí manteca reliquias movió viñas inexistente
  protegidas fundaron indigenista actriz benevolencia latitudes aceptadas baterías anécdotas restaurantes elaboró cúmulo
  moralmente proponiendo asignatura convirtiendo cruzado haciéndole paraguaya alejados impulsa ignoraba ocaso
  legítimamente traslación embarcación balances empecé reclamado hablante determinando carente cometió remitió
  reglamentarias tiranos islam gremial barata discrepancias intestino huérfanos vestida deseen caliza trazo hiciere
  porras requieran estimula retroceder incrementa adjunta terminales destacando ong alternativo hebreo entrevistados
  precoz dieran vendidos foros caserío interrogatorio bodegas acostumbra equivalencia diecinueve extensiva cantan
  celebran cultivadas graduado subordinado gerona sombreros conceda orientados bustos luto donoso indistintamente vuelos
  ordenador secuencias descriptiva extendía configura exageración máscaras túnel pedían poblada brasileños delta
  sancionar esquinas compuso viudas participaciones pesimismo estalló organizan constitutiva tender veintidós
  legislativos besos objetivamente empleadores veterinaria extremas establecerá logia recogiendo apuntan corresponsal
  mudo ponerlo renovado impaciencia ágil predicación adiciones predominantemente exento gesta escribieron mulas
  ladrillos resignación profetas fríos ofrecida recordado despecho retira bulto consumir mandos hubieron fundamentación
  turco atómica utensilios carabineros entregaron coroneles perturbaciones interrogante constitutivos linderos clamor
  imperiosa descubren agudos sintaxis postulado convertidos auditor centrado contables semblante asignar fundados
  concedidas pañuelo descuentos condicionada encontrando granito combinar guaira salvó viajó confesor medicinales
  contraído alzada cartel hacha plebiscito asumiendo creativa turística ordenando administra andrea corregidores poblar
  palestina carencias subiendo ajusta comitiva tajo ingenuidad asegurando dominan tallos desaparecidos senos observaba
  natura escogidos respeta paterna integrarse encargadas admitidos resultará salcedo carril relacionar rencor asumen
  apto respetables perturbación inesperada termine espontaneidad importado dictaduras exenciones hazaña adquisitivo
  inducir elegida extremidades pollo parado caracterizó energético discreto confesiones cálido repetida réditos átomos
  confirmada pagaba suposición grand acostumbrada exigiendo sudamérica sostén edificar introducen perdía mentes disparos
  abunda observadas definitivos aceptados obtenga pilotos ría ascensión colmo seamos proporcionada indefinidamente
  despojos edictos leemos sobresaliente acudieron ulteriores esclava represente oca elector esconde pusiera farsa neo
  implementar tópico nexo ofensa consiguen perjudicar desiertos civilizado conformado indefinido tenerife presumir
  negociado arado mirado emigrados fugaz plantel mencionó estatus invariablemente cloruro dictámenes infame restaurar
  católicas licor haciéndolo ballesteros marfil socorros calientes cinematográfica horizontales magno sustentar
  prevalece céspedes interventor metálica mucosa minuta pintada conseguirlo levantada injurias desviaciones asiático
  penosa abandonando terminante llevara euros extremidad adulta intriga ansias alcántara consagrados sombrío
  deliberadamente otorgadas exterminio cubría encaje evoca recobrar ofrezca cobran llenan fijando anticipo infinitos
  parásitos llenó sueltas inmaculada intolerancia atendidos páramo colapso destacamento reconozca ganan teológico
  oratoria morena impedía dogmas ídolos ch obvia estallar notoriamente conformar inclinaciones influyó examinados
  restringida polémicas quemar cuasi dejaría entramos matamoros suroeste navegar convendría graduación irresistible
  compatibles mosaico explicaba válidos sociólogo traslada indique amplía cuidando confunden permito amistades
  portadores subvención infanta acusar concentrados podré rectificar netos tirado proa pasillo cualitativo dormitorio
  desayuno desenvuelve satisfactoriamente aseo variabilidad fijará bodega exigió miraban recipiente deberíamos molestias
  diferencian armónico psíquica plasma mandan módulo cómico hallo sudamericana veneración hablarse presidenta brota
  partición juro asegurados principado ortografía deslinde provisorio adquiridas desdén editada bruscamente persiguen
  contemplado obran flanco regimientos hipotecaria intermediario concordato terciario faena reajuste meridiano inquieto
  dialéctico rodó huye valiéndose intestinal acercaba consulares cooperativo huertas sitúan ocupantes recíprocamente
  augusta bajando épica entraban olvidando insoportable paralelismo saltos alejarse lápiz lanzamiento clubes
  clasificados meros apuntado llame encierran pagaban tocando racismo leones emergentes preponderante presume decíamos
  mixtas incansable quitado robos informativa traducida residen oprimidos formulario cuánta espaciales areniscas limo
  magníficos repitiendo ocurriendo entregas injuria resortes sumar atributo encaminadas vivida lingüísticas solicitan
  labio habremos tendré homogeneidad manta abc ascender bonita astucia mercader aprovechado rígido gritar jabón dominada
  constitutivo prestando compresión prefiero remover llegase anglo electrónicos camaradas operando gentil destruida
  sonetos inevitables celoso mereció desprenderse proporcionó recorrió espiral sientan imponiendo publicará figuraba
  definió cruzan querella accionar atravesando arrendatarios pronunciarse doctora tracción incompleto naranjo minucioso
  consistir palomas tuyo inexplicable esclarecer aztecas encarar sugerencia prejuicio promulgada duele faltando éticos
  pasara psicológicas argelia militancia montado beneficiado pacíficos pliegues acompañamiento declaratoria exagerada
  amenazada enérgico satisfecha guardado modificó losada idealista renombre porta creativo tratará proteína concentrar
  deportivo crema relleno ostenta sacaron contratante registrador monje matilde infelices tributarias absolutas calibre
  reaccionar oscila dental longitudinal movía proclamó cómplice salariales tratada derivación conejo adoptan sucedieron
  prosiguió revocación energética conservaba sociólogos incrementó sucediendo derivar cobarde crepúsculo rectores
  predicar incrementado dimos correspondiendo caben convienen levantaba metió eta admisible enriquecer batista estériles
  antecesor dique consignados penumbra correspondían servirán espléndida condicional analistas obedecen razonables seré
  arancelaria hongos gentiles culmina doncella confieso rocío armar andaban hubiéramos preponderancia materialmente
  apacible remesas anticipado prolongar celebraron berkeley florentino fantasías anotación desterrado liquidar susodicho
  autoritarismo catecismo confines contrajo traba tácito frescas constructiva callejón contradictoria localizado emisor
  quebradas colocando pasaría singularmente adoptando divergencias introducida refuerza invencible antecesores
  inseparable mamíferos generosos contentos bélico angulo contrae estandarte ingenuo montenegro formalidad incondicional
  enterarse originarios fianzas conglomerado alegar organizaron lucidez inolvidable macizo educado astronomía decretado
  fracturas lindo simplicidad senderos estudiantiles mulatos echando ávila reportaje recargo angostura tipografía nobel
  seguidas terraza orales autodeterminación desplazamientos gamboa auspicios cuidadosa sudeste precursores insultos
  literatos bu esencias repentinamente apogeo guano obscuro benigno invadir dándoles violencias inverso acompañaban lata
  ebro tendiente mercadería suavidad necesite abnegación surcos comestibles huerto liturgia salado patrio atractivos
  saqueo redactores consumos referirnos reconocimientos causada pergamino realizaban desconcierto apreciado apolo
  tranquilamente beneficiar quinquenio deserción legados autobiografía quemado laudo suministra salitre despertado reír
  recuérdese arquitectónico callar usualmente modifican automático divinas alega radios incompatibles votantes hiciesen
  cuantitativo deducirse marte trecho trasciende corrían acueducto vulnerabilidad nuncio sátira cultivado cargamento
  condicionado faro amenazaba rivalidad excepcionalmente relator acumular practicadas bohemia comodidades copiar indagar
  ismael vasca honesto arterias marañón aceptaron reconocerse conocerse metodológico huecos austeridad competidores
  siembras especulaciones alemanas recae denominadas suprimido abarcan huéspedes alterado castigados ligeros señoritas
  facundo devoto bultos lamento agregan peregrino significaría citarse siervos ensueño yuca desagüe mañanas alabanza
  marginados cambiante demandados combina laderas coral bilingüe abanico localizar mezclas pertenencias penetrante
  inferir caídas tino residuo roo intensificación pedimos próximamente aumentada acercan guatemalteco sucio exhibe
  identificarse newton ecosistemas aceptaba sermones cedió afección autorizaciones lograba dificulta presidir trayendo
  respondieron vigilante pastoreo carlistas candelaria introduciendo laurel replicó cantante asalariado dable incentivo
  emite impositiva lavar preste reverso prefirió procediendo invoca bonito pasajero desprendimiento panteón dramaturgo
  resistente desarme lamas detenida peruanas amador fatalidad olvidemos negaba súplica amenazado canaria reverencia
  campamentos aprehensión centeno frenar musa presunto contradictorios coacción cedido corresponderá horarios gigantesca
  incorporan agresiva pantalón contrapartida viaja reproducen costados potencialmente colonialismo improcedente suscita
  alcanzada varia impresas prevalecer contratistas horrores adaptar nombrando manejan didáctico interrumpido prefacio
  excavación legumbres contenta avanzó estiman tenacidad imperios embriaguez raciones biografías picos vd asoma honrados
  desaparecieron integradas ilimitada comparando pasarán conservó trazos ubican imperiales restituir set acepte dramas
  trópico novelistas huestes tomate trascendentales nominales acompañadas escombros sílabas cumplía secretarías
  prehistoria estéticos gigantesco enunciación estuviere secta prohibió almería probada multiplicar telégrafos
  estándares porto contrariamente consumen sujetarse gritó absolutismo imputación entregan inaugural deportiva hipotecas
  llevarla sonoro admitirse hoguera étnicas remoción rechazada hemorragia japonesa santísimo geológica metafísico emerge
  entretenimiento anomalías proporcionalmente fértiles cuida fosa inquisidor vivamente planteados provistos vastos
  discrepancia presento funesto robar muera deducciones presenciar epidemias transcurridos volvería moya gatos
  depositados sintiendo soriano comparecer poderosamente condenó titula decisivos uva jerarquías concejales descubrieron
  ápice atacó ces potencialidad plásticos destacarse intendentes sucia epístola ganarse ríe transforman escolástica
  esmeraldas carretas ligereza monta reiteradamente canoas tenedor pl entregue agregaba éxtasis útero ideario discreta
  coco basilio mejillas hoyos jinetes infatigable distribuidas elevarse pudor nordeste homogénea celebradas denominan
  invocar peregrinos entregará formará abate desolación rindió tablero romanas ocultas resuelven generador aportado
  atado comisaría subordinada nova efectuaron beca juntar enviaba raciales fúnebre naufragio íntimas acopio gratis
  terminando acredita fatigas recomendado designe decirme subsecretaría saludar admitió afiliación optó resistentes
  acertadamente vulgares suceda pulmón liberado conveniencias salgan meditar lejanía merecía verle blando tácticas
  válidas positivista guiar encabezado glándulas lámparas excluido mensajero sembrado capillas aplicarán confía
  capitulares protegida catastro fideicomiso recurrido satélite virtualmente sospechoso cuartas ingenua apuesta lava
  pulgar ordenaba agudeza brotes cantor quebrado refuerzos destitución escasamente hospitalidad ardientes dominicanos
  carecían diputaciones ponerle demostrada curia árbitro exponiendo creyente padecido bajan dominaba arqueológica
  molestia puertorriqueña pretendida provisionalmente mostrarse permitirán cazador priva ocasionar demandar belga
  cobrado conmoción recio valenciana parcialidad constitucionalidad promovió borrador maza ilumina decida invasor
  descubiertos metamorfosis solidario participando fraccionamiento sorteo recomendó dramáticas recuerde rima
  convulsiones aprovecharse dorso aman atractiva arrastrar depositar diamante informantes criticar feto atardecer
  subdirector interrumpir armamentos personería sugirió adopte libera enterrado recaer votado conferido botín
  pretendemos calamidades feminismo planas declinación hondas consecutivos dedicatoria equilibrado veteranos castaño
  institucionalización cajones cautivos espléndido disimular tenedores ayude definirse emilia convincente edificaciones
  alternativamente paridad exigente difundido exenta saliente reitera hormigón preventivo sufría generados rada fundan
  aficionado mosca participante sexenio molesta sacro pagadas predicador sena pintados homogéneo prescrito estadios
  íntegra crearse grandioso filtro triunfal pesadas individualista dejemos materialista sonar plausible dotada superan
  repugnancia plátano gremiales añaden retardo listado acentuada aya importadores balcones utilice ejecutada
  indiferentes seleccionado suscribe olla asentado admitiendo explotados eruditos codo disminuyen femando concuerda
  divinos delicias egoísta rita ofrendas psíquico envuelta cause juguetes manufacturados emitió acabaron intelecto
  encomendado organizativa engendra contemplando declaro greco cruzadas sacerdocio protestar educacionales darwin
  favorecida calificativo teruel adoptaron alcantarillado ampliando suscitado heredado profundización incomprensible
  existiera hallará apostolado lotería hispanoamericano enfermeras metabolismo tibia subsiguientes facturas falte laicos
  lograrse contrata posadas masivos relieves satélites muriendo informales salvarse previsible dejarlo dragones saluda
  ocular dispensa cuidadoso duramente incompatibilidad armónica cubanas lienzos diabetes autorizando mayoritaria
  monárquico severamente frescura trincheras singularidad partidaria elaboradas iluminado declararse nazi observe
  predicadores concentran masonería residir puertorriqueño velada robado apoyando exceptuando cofradías referéndum
  evangélica responda ignoran excursión invisibles elisa suponemos conozcan culpas demostraron gay mandamientos afianzar
  lenguajes beneficiados fanegas llana estipulaciones arrobas rompiendo exigidos pintoresco inscribe patrocinio tardar
  agresividad pericia pulpa dormía cultivan forzar mama constituyan regia iniciados ballet volvamos metálicas
  pronunciadas involucra imprime motín planteadas estimarse manantiales potencialidades encendida evaluaciones
  victoriano vagos tambores anarquista racionalismo gobernados apure fieras sonrió atraviesan interrumpida eras billete
  eternos irrupción modificando estimo distribuido muelles cambiaría falcón goleta advertencias coplas aparentes
  volvemos éxodo concentrada valió recurrentes reverendo facilitan decenios purificación reformistas peregrinación
  perseverancia cabía daré fortificaciones abraza gorda experimentan inestable desventaja cronológica abstención
  figuraban favorito late oyentes contingencia declive gestionar bastón giménez carmona incomparable hito prevenciones
  desgraciada examinando hayamos concediendo aplique haberme antigüedades agresiones aspiran escrúpulos calpe ordenados
  vasijas comprometen sacerdotal condenada garantice limpias conchas inútilmente inquieta puntualmente valenciano
  deportivas reclusión servirse refiriendo invento afecten levemente impida genuino parroquiales mango polarización
  extrae suben acusan desiguales ardua patronales savia señalamos patrimoniales dirán siria anciana simposio implicados
  resolverá torturas cirujanos olmedo estática velocidades transferir numeración decente moscas mías hidráulica arrojado
  cruda minuciosa reformado limosnas planteaba adquirieron debilitamiento reiterada baldíos credenciales seudónimo
  acelerada colombianas tonto opus denominar librarse manso buscaron simplificación encarna mediciones denota centenar
  cruzados pactado clemencia comprobada fiera boga dispersa numérica mecánicas escisión circunscripción resorte silueta
  contemplan hablaron mural dividió olvide prados brilla sastre olvidados instructor cubriendo vacías alarde perteneció
  espesa computadoras concurrieron respondido enfermera enumerar calculada ecuatorianos arbustos disturbios injustamente
  salientes duquesa vidrios tomara inspiró penoso competitivo oyen cometa describió desempeñaba pavimento sueña
  quisiéramos mayoritariamente costoso motiva arsenal esmeralda arcas bravos panel configuran estimados propusieron
  mantenida creerse instala perla anexión trabajaron semántico roa maridos unieron facultativo versus flete necesitado
  ing deportivos olvidó matemáticos quedarían granaderos ocasional deleite sugestión vialidad alquileres matan dogmática
  defendía menoscabo vigilia patriarcal documentado labranza baleares veta continentales semejanzas fraternal suprime
  trataremos causando monja contaron volvían marinero alternativos correspondería llosa huracán coincidencias duradera
  huesca filadelfia incursiones apoyarse equitativo jurisdiccionales desprenden serle cicerón holandés consistentes
  apoyándose petróleos vértigo prohibidos facilitó medido desnutrición párpados intensiva acumulados hostiles celdas
  reglamentar medallas pedí artesanía conductos limítrofes ponencias prontamente ecológicos republicanas vicioso
  forzados abdominal electorado regido renacentista saberes tanque guiado pertenezcan progresión animados prontitud
  líquida precario cotidianas ascensos piadoso cortinas adquiera salsa acusó filiales facción cornejo fantástica cabra
  dame espantosa biográfico arqueológicas literato botánico atendida barranca soltero poniéndose resultaban joya
  instauración deliberación aparezcan extraído agrupados fijadas generalísimo maura temiendo publicas imponga santana
  sinfonía poseemos recíproco vereda movilizar comprenda desfavorables mantas cercado dure incompetencia admira rápidas
  valorización preparadas cabeceras pompa atravesado verosímil disuelto pasividad monde arancelarias emperadores
  observaron bellezas sintieron contingencias considerarlo adelanta elevan restringir valerse cantones convertía vuelvan
  pampas funesta cañada veintiocho exigían tope bandidos muchísimos obrado provocaron cuñado hablantes metodológica
  claudia antagonismo compadre intrínseca valido intervinieron relacionarse evolutivo confidencial designada acentuado
  supremos dignamente rectas emperatriz violín irregularidad netas usuales sábados británicas especificación frustrado
  beneficia vastas inexorable ter genuina impotente oribe cometen fajardo tratadas simetría propensión buscamos tenerlo
  fronterizas matrimoniales imprescindibles transcurre interrelación temen impulsó cortejo proporcionados efectúan amas
  agrupan cuadrada detalladamente dramáticos asegure anotado rosado brujas desengaño molecular superada tranquilos
  informan tratase descubriendo consagró campeón rectangular incluya periodístico agradecido instruir santas veintitrés
  virtuoso prepararse oscilaciones correspondido moriscos buey condujeron entusiastas oso renovada partidista cortada
  residía abandonadas incurre centralismo comprobó val verduras elegantes escapan bermejo derrumbe acometer dispondrá
  compostela ocurrieron escalafón extractos señalaron aumente empezamos barranco equivocada recorriendo residual
  constructores multitudes seguí asimilar rubricado amarillas interesar descriptivo bóvedas coincidiendo mueble derechas
  encabezada tuya rompimiento pulido franklin trimestral imprudencia diversiones crecía disfruta tuvieren vegas avanzaba
  afectiva inciden escuchando sífilis detenimiento desemboca irak bombardeo albores certamen adulterio especificar
  atribuida advierten primordialmente satisfactorios contengan uruguayos heroicos demos naturalismo inhibición admirado
  osear ordenadas próspero predicado lio genético inmigrante expulsados planetas sobrante olga rubia arriendo contención
  lérida dominico estrés jugado contratados civilizados seguras concilios cementerios presentarán frialdad acompañaron
  indagación delas astro delicadas ortodoxia eliminado disidentes meras alzó intensas preeminencia crecieron
  intermediación cocaína hablé trataría practicó reflejado renunciado contundente persuadido modernista incide
  notificaciones ampliada urbe explicando dirigían ídolo pagada desplaza devuelve denunció presunta cesó inducción
  suponerse alentar jordán serpientes insecto imagina denso abandonan obtengan gamarra suso solvencia detección entereza
  contestado súbitamente científicamente excursiones caídos discutible necesitados raquel alameda entablar profecía
  albornoz cantares vincular pagarse cilindro exactos denominador burocrático intensos presentaciones casar cierran
  legitima ventilación vana prefectura circunferencia aragonés viéndose mariposa repetimos referirme celebrando tomarán
  labrar súbito federativa bebe continuarán manifiestos descubiertas mansión oda póliza anemia favorecidos marquesa
  brigadas insignificantes agujas cuestas válvula echaron monos godos desgraciados lumbre meditaciones conmemoración
  flexibles atreve asumida fumar diarrea repetía agilidad telón desapareciendo rebaño motivada calvario cebolla
  honorables atrasados energéticos carpintero aludida esperada mantendrá tácita cumplieron probados saldrá regirá
  generada remotas recibirán cultivadores sesgo ordene sanas fortunas probidad agresivo indebidamente unía ceguera vita
  aprovechan distinguirse anestesia nudos estampas artesano computación obsérvese tolerar discernir callado diesen
  combatido promoviendo subterráneas turba interrumpió adivinar collar vence franquicias reiteradas caprichos explicable
  adversas botones aura milla intensivo echan contemplaba asentimiento componían subsiguiente insistiendo invadido
  quincena rozas procuran bibliotecario caricatura festejos busque anuncian parlamentarias mejorando instalarse
  concurran multilaterales reguladora existieron gobernado cambiaron irreversible incorporada glucosa verlos remitirá
  guipúzcoa teólogo listos notó acatamiento note cho decididos eliminando analizadas emblema autorice guardando vine mir
  fracasó imposiciones adaptado ejecutor supiera pereza vuela ordenamientos interrumpe tejas alegato retiraron
  multilateral poquito condiciona húmedos persuadir decidí armisticio perímetro catálogos paisano distinguió confundido
  posea exprese violado infiltración bulas templado vinculaciones recibimos estuvieren pintadas exitosa olvidada
  laureles entro evitarse constructor secreción desventajas pálida lentes talavera indefinida psiquiatría explosivos
  disparo pizarra esther entrañable pedagógicas interminables veloz ignorado chicha conducidos consignas fronterizos
  hurto localiza ajustada sumaria nexos honrada gritando entendidos diagnósticos precipitado ocupe terrateniente sig
  denominó óxido excluyendo instalados enlaces precisado celeridad congo estuvimos literaturas italianas descendente
  proximidades enviadas iniciaba subteniente dedicaron consolidada atroz adelantados átomo interpretada dietas monstruos
  redentor flotante seas dorados emergente innecesaria cerrando modestos colones culminó constancias constructivo
  cargadas recompensas medicamento costera becerra automotriz envueltos sentida suspende tumulto trago regadío casanova
  emocionales veto gracioso céntimos pupilas vales alcoholismo reintegro apasionada contarse enérgicamente viril
  mandatarios carmelo llego arreglado fluviales desnudez migratorios diríamos erradicación probables furioso
  incorporando imperfecto adelantó fea regulado colosal alfalfa ingresa volcanes entregadas soliciten remito
  arquitectónica destinar aceptables nativas averiguación perceptible anunciando superando delicados arrojan
  repetidamente aumentaba quinientas comentando paradero usaron combustión apoderó participativa predecir perdonar
  desempeñando residencias invade racionalmente otorgue cordilleras bautizado notarial diferenciados asombrosa postula
  ultra vendida seducción episcopado pensaron borracho agota poéticos chispa obligatoriedad enojo influyentes disponemos
  partícula tasación perjudica castiga criminalidad vendrán mezclan constaba compran cogió aborigen apoyaba certifico
  distribuyen centrada narrar representaron dispersas navíos subsisten paraguayos agregada honrar aciertos discurrir
  farmacéuticos neutrales redactó generalidades legislar veintisiete fragilidad luce exiliados sirvientes correctas
  agregarse produciría criada proletaria asignada administrado promovida cuestionar ejecutó saberse tinte alarmante
  buscarse antropólogos evacuación guardas descubridor subalterno contradice esbozo ponemos serviría apremio granjas
  hipotecarios feudalismo atacan receta combinada yugoslavia ejecutadas salvadoreño pretendiendo gobiernan cualitativa
  jerárquico entren bosquejo arrepentimiento trasfondo prototipo protectores arrastre encomendada sensual caseros
  degeneración cantaba olvidan tina mediador regio hondamente informados patrias marshall sendos disparar insular
  alimentan camargo certificada rodeaban caros suscripciones divergencia latifundio suspiro cansados cuestionamiento
  expulsado escuadrones fluye apartarse nevada acogido mutación honrosa engrandecimiento vetas bajado enriquecido
  abstenerse bolivariana cautiverio desaliento suscribir herir comencé mayoritario blanda cumplidas coto sorpresas
  dilatado ahorrar faculta aduaneros flaco jura muñeca modas imaginaria disertación garras respetuoso funcionaba fiador
  praderas compositores trueque colaboró villarreal ineficaz verifique intensificar juguete introducidos pera caiga
  terciopelo porteño destacadas aceptamos alfabético planilla idóneo repetirse marginalidad aventureros insuperable
  humillación calabozo sospechosos preocupados equivocación cafés gasta bus evocar requerirá planteo circula entré
  paradigmas asta ponderación federativas inspirar home consumido jubilados cobranza juzgo bíblica mutuas transcribe
  entrever rolando inquisidores vigas chocó inefable alhajas volando elegía rojizo guisa auténticas terminadas seguiría
  defendida mestiza tabacos cota feudales subyacente sustantivos heraldo comenzaban náhuatl transitorias cancelar
  documentada alimenticias compañeras épico migratorio andaluza reflejada cartografía gobernabilidad canoa complementar
  consentir cobardía esperó cruzó glosa panamericano heredad brutos hermenéutica sobrevivientes fábulas cantó pertrechos
  microscopio traducen pronunciación accedió egipcios decorado navío calificó choques estrechar arabia señoríos actuaba
  legislaturas reaccionarios ilustran febril mella basal pancho posgrado atendidas destruyendo radiante acentos
  internado matado testimonial efectúe seleccionadas disuelve difundida jara escocia foja jersey impidiendo encender
  perfectos puertorriqueños incomprensión curador vivan apología considerandos polar asiáticos exhibir anunciada
  aposento estimaba caminaba fascistas destruyó ef gustado suscitar planteles comenzará sopa proteccionismo lar
  afectando rotura combinan acrecentar códices herejía consultor sacaba eucaristía izquierdas considerarán preocupan
  maceo comido funde complicados lerdo imaginado palpable amenazan fundamentar cabellera ascendientes vector recetas
  ferroviario constatación delgadas costosa despojado derribar indicativo conglomerados demográficos incuestionable
  asesinados ventajosa estudiamos apreciables confiada consignación soportes accesibles alcaide ineficacia unificar
  venado gravitación guatemalteca inmutable quedase jalapa atacados engañado ignoro jaula comunican radial nacidas
  carentes cumpleaños confió jesuita emitidas fer culturalmente razonablemente segregación feministas equilibrada
  invitar narices sintética completado atrevió reconocemos relámpago esclarecimiento aproximarse obedeciendo votó rotos
  escuchan cambiantes acoge represalias alimenticia puñal cabras urgencias inundación conque yace nutrientes favoreció
  inéditas gusanos vivientes bíblico parámetro hoz aeronáutica apéndices señorial pistas prodigiosa ratificar encomendó
  reinaba rene hormigas procedan conserve conscientemente simbólicos gozarán tertulia agujeros raramente inmensidad
  afluentes role discutida consecutivas significante rudo suficiencia firman gozaban encontrarán guarden angular
  reiterar volante causantes apelada reunía prestada inadecuada prender asentar repartidos bs fiscalía amplió
  desocupados absorbe judicialmente hereditaria afluencia inscribirse regalías estrechez modales antítesis baluarte
  finlandia inspirados inadmisible selectiva bono ratifica emana encaminada robledo actuaron sostenían organizadores
  comentamos reproche terrorista interlocutores ratón presupuestaria introducirse enviando residencial mana inyecciones
  recuperado planificar exquisita puntuación momentáneamente desearía exclusivos rededor vanos embarazada expresaron
  minuciosamente determinen omitir usurpación quintas mediar complace ejercito rata lleras subterránea emprende lanzaron
  aprenden comercios reclamaba sabíamos adoptados destruyen concibió jerárquica caían flauta impondrá asociarse
  instrumentación vehemencia prefería vertebral rezar insistía conservadoras opositor barroca solicitaba heredera
  audaces genios plutarco tarda subieron paulatina arrogancia compatriota procuraba disponían constituirá irene
  controlados oveja especificado motriz cito retornar avena infamia escapado protesto elite orificio poseído soñado
  analizamos dilatada moría desarrolle gramaticales resolvieron alfa gótico calatrava calla generosamente limitaba
  nombrará matas benéfica consultarse grietas mudanza viruela cenar inspecciones arrastrado reforzado casino poderse
  encina franquismo cuernos insólito federaciones agradables reconocieron follaje discuten notarios presten heladas
  fatales paternal corrida mete organizacional agrupa venda interferencia tenue extendiendo manejado pronunciamientos
  explique socorrer rejas docenas amarillento belice facilitado mosquitos quitarle convivir olivo cáliz túnica
  manifieste padrino green incierta maldito cha titularidad afueras acera hacendado ademán convino nulos suizo pescador
  introdujeron faltaron miden eternas dueñas concesionarios disolver pea alcohólicas mezclados contribuyan pedimento
  controlan quia dividirse inventor complutense tubérculos inquietante confesó sargentos seremos agita guardó
  confusiones eslabón sable alienta rastros tirada mítica descartar alabanzas estemos hipocresía montesinos raso
  encontrada fraudes simpática éter despachar concedía discernimiento fatalmente disfrutan fasta atrevo guillen
  concertar complementa pondría derrotados ocasionales sembrada temáticas nidos meterse justifique presidió adeptos
  inaugurado cimiento aseguro roble repeticiones preguntamos júpiter conjeturas luxemburgo castellanas pirineos cayo
  anticuerpos volviera bélica constata paludismo consagrar mor memorándum darían dime loza colocaron concentrarse
  facultado encarnado analizada rollo diccionarios sobrantes prestaba parodia tendía ambigua iguala tenéis escándalos
  orientan señalamiento arboleda decirles estaremos fenomenología colectividades violar ascendencia telegramas prosperar
  métrica palanca fermentación mencionarse comparables despliega éticas incluirse estructurado demandantes dirija
  critico banano milicianos enfrentado camisas negaron sangriento conducente continuaban nutre negando atenerse penetró
  escalones utilizaba tórax herejes preparaciones reclamando ratio poblamiento enfrentó triunfa prodigio convocada
  dedicaba persuasión imprimió habitaban declarante afecte surgiendo cepas yerbas exquisito sobrina invocación lanzarse
  martillo resisten repuestos rea gallos suicida causadas concurrido componía afortunado posibilita repudio remitidos
  puntualidad lares hércules contenían basílica corsarios reinante aludir armonizar sustituyendo incumbe maternal
  depuración contaminantes cresta benemérito matrices escapó caracol plenos riendas notes demandan perecer aisladamente
  epílogo trampas contará aduanero clandestina cuanta verás residuales andinas huelva plenaria repartido tirso aislar
  necesitar alejada incidencias arbitrariamente ocasionados inaugura desobediencia mantengan ornamentos licenciados
  distanciamiento transcribir dual ejerza comiendo párrocos sustentan ambiciosos sabiendas sometió organizando oportunos
  limpios sacra respira polvos pretendo timidez comunicada sobresale feroces imagino sonriente emisora inscrita
  carbonato esterlinas espantoso centre opinan franquista atentos omitido canasta colono contiendas enseñaba sectas
  normativas sonríe antropológica cepeda incorporadas mixtos relojes alfabeto jurada villena logrados obre comunicará
  connotaciones vitaminas admirablemente auténticamente originariamente subjetivos cinturón ladera burocrática monólogo
  privar litigantes rechazan ganaba testamentos acredite sustrato estimulante alumnas sobrepasa cálida descendió
  escribiente mecanización separó reconozco granados derrotas biodiversidad avalúo incesantemente funcionó provocación
  encomendero localizados ventajoso analista inmortales honroso formarán pláticas facies propietaria abrazar adoptarse
  abstractas pimienta predilección discutiendo hispanos articula elle pesimista atravesó estimamos tónica hidráulicos
  acusada repentina adictos oratorio fisiológica mandé ensayista arribar gusano envían encontraría gustó derogado
  hebreos regresaron decidirse cordialidad lucero cosmopolita aranjuez repartimientos fascinación simboliza olores
  perjudicado cubrió reseñas inerte regresado infalible compacta aceptarse vulnerables ferroviaria vacilaciones
  corporativa postes enciende alegoría afectivo construirse demografía surrealismo arcillas revelaciones delimitar manía
  embrión yanquis autoritaria aprecian infortunio ascendía conservatorio calorías carlista distribuidores acababan
  mónica celebre mayorazgo excluyen pedagógicos viniera acuerde encrucijada sublevados honesta sacristía interpuesta
  tractores mediterránea sorprendentes tendió localizada atraído prohibidas exportadora porcentuales subterráneo
  cesación siguiera molesto patológica jinete flexión ensanche obligando piadosa brusco amarillos pidiéndole influyente
  cometidas formularios confirmando pala pudiere clavos empezaban facilitando tic soberbio aumentará anduvo implicaría
  incidir tripulantes cascos primordiales magníficas acepto parlamentos edita planchas calleja deseoso censuras cantera
  hipertensión quintal discapacidad valoraciones lanas asemeja padecimientos presuntos inmoral canadiense inducido
  novedoso bendita torreón añadía timbres adrián signifique colectivamente tutores alumnado avisar completan alejar uvas
  climáticas corresponsales infernal consignadas elocuentes hicieren corolario ascendido nocturnos lodos retomar
  unicamente suspendió ocurrida lancha cúspide magnitudes dirigiendo vibración tratadistas casadas dignidades hileras
  marchaba encontraremos adversa haberlos preguntarle graciosa prometida arrastrando algas invocando cepa ocurran álbum
  dimisión refinado ametralladoras alcabalas mariposas imaginarse dichoso oyeron ofrecidos reposa manga remiten
  terminantemente asa intencional lombardo sacrificado pu adversos masculinos superstición rodeados insistido plebe
  malta himnos internamente cortó huyó reiteración virreinal privaciones pisa recíprocas errante reembolso sobremanera
  ejecutan saliera temporalidad plantar hablaremos trescientas falsificación pedestal metodológicos nazis plataformas
  aventurero fotógrafo gral za basarse escamas apartar boletines triangular pórtico inflamación monitor genealogía
  rescisión aprobaron desplazados acre dirigirme hoyo cancionero preocupaba diferenciadas inmoralidad aportó pbro pintó
  grandiosa gloriosos sucesiones omnipotente intacta asignadas susto pobladas fabril madrileño fo libreta fine irónico
  frio configurar perdurable movilizaciones rayas dinámicos brote utilizaban recipientes inspiran predominantes mago
  entregaba dormida guarniciones fundarse abstractos calumnias notificado mutaciones implicación altísimo curiosas
  ponerla corporativo ejecuciones recupera ilimitado invenciones grava anchos ancestral luchó azotes espeso notarse
  descifrar profusión votaron pollos destruidos charlas logroño comparativa transversales tenidos telefónicas dibujar
  florecimiento rodeaba reunían lamentar vasallo doncellas lentos observará indeterminado indonesia vendiendo psicólogos
  pasear decencia exclama concurre torpeza diestra turísticos llenaba escondida competitivas investidura emigrar
  aprobando extinguido inserto consignada lanchas mutis pincel daremos sufragios originados extrañeza sociabilidad
  casares sonda serranía patrona osuna lepra escalada dominical unánimemente verte pertenezca prudentes teorema
  reaccionario circunstancial palenque informativos provechosa compensaciones musculares transitar tortuga impusieron
  racionalista empíricos llenando regularización permanecían caño principia vehemente cantabria pando reivindicar
  controladas deidad advertía rebaños hábilmente jugaba refugiarse inadecuado popa cósmica adverso publicaba abastecer
  ratificó trueno desamparo siglas oficialidad dominados esterilidad electrones ingenioso prominente sílaba opinar
  connotación arrojo informaba servil conejos preventivas quirúrgico victorioso capacitados mutuos yerno remunerado
  millar exclusividad metodologías tutelar divididas agitado matando pondrán inteligencias caricias inconscientemente
  aspiraba divertido nerviosos pirámides impidieron multiplican logrará ensayar entregando catedrales lance vulnerable
  civilizada musulmana contractuales reporte firmantes paterno flamenco vasija transparentes comuníquese intente
  circundante conformarse reflexivo biográficos téngase diques urge fundándose complementan soporta labrada analogías
  envíos estruendo libertadores botes clic lente colonizadores oc apresuró antropológico pacifico nutrido masacre
  analfabetos aserto plática machete peculiaridad argumenta carnal asedio peñas hato duero implique polaco cases
  culminante fronterizo cándido vendía demagogia jugó desembarcar bomberos revivir inconcebible ceuta anochecer
  recurriendo chacra parecieron fusilado veterano defunción estático despidió intrínseco volveremos judas corso nava
  místicos alejadas preceden séneca acuerdan abonado conservados súbita mediocre participen redondas concertado
  entendiéndose bolas mierda mandíbula consciencia foral rompen radiografía cancha temeroso ciudadela dialectos
  arrendador argel congregaciones galileo impartir anula heroína magnético bajaron manzano rivalidades vinagre expedidos
  paradójico melancólico lineales consiguientemente reemplaza ambulantes camarada comprometerse improvisación quieto
  bonaerense desplegar vecinales terapéutico revelador imaginarios ocasionó enumera dialecto pesan injustas tenerla
  tragedias improbable habitacional angélica invierte candidaturas administrados servidumbres aprovechamientos escogidas
  supuestas sensualidad pesquero contadas sanguíneo lourdes crediticia preferir diamantes beligerantes receso
  conservarse indebida recelos tubería comenzamos embarcó cansada ganaderas extensivo refiera encierro azogue cejas
  cívicas enamorada soltera busco etimología nocturnas inclinada idoneidad acordadas sirviera pus dictatorial
  promociones marcadamente madrileña comunicaba alzado helado importador distorsiones aspirante ascendiente suplicio
  resueltamente dilucidar centinela pretérito solicito revisado fraga púrpura cabotaje puta inutilidad pantanos insisto
  inflacionario módulos forasteros decretada compararse celebraba acreditados venció ausencias voluntarias exhaustivo
  vascular transcurrir vendían subía obediente supersticiones alternancia quieras protestantismo lactancia calmar
  descrédito anarquismo efímera indigno creaba áspero anónimos desplazado impugnada interpuso intersección lógicos
  echaba cuestiona insertar solicitaron paralización asegurador alias loja metodológicas novo promueven cautivo chimenea
  difusa liberarse vibraciones cívicos inflexible proyectiles representen sintético consultiva digestivo decepción
  corbata cosmovisión dora reja logramos evaporación carnero alcanzaban interponer permaneciendo simbólicas actualizar
  neutro plancha ofrezcan numerario satisfechas corregimiento libertadora ayudaron determinismo sufrida castellón
  cuadradas chorro sugestiones diferenciado canónigos salgado vacunas transgresión hallados dictan picado figure emitida
  sevillano imputado resueltas choza capacitado celestino animada sociocultural despierto morro coordinada onza latinas
  pinar marchan irrevocable maldita erigido evangelios ecológicas soledades cinematográfico transformando empeños
  publicando progresar inconstitucional aconsejar gozando mercadeo artesanías cambie excesivos conmovido nitidez
  devuelto sobresalen deficientes alegrías robusta destinan léase ignorando erróneamente explotado deformaciones diluvio
  pescados conferir acudían arenales apartamento crónico surgidas estructurar deviene festividades grabación corrieron
  canalizar robusto erotismo colorados combinados extensamente levantamientos precedieron curado dictará andaluces
  garantizado sintetiza aparecerá sábanas vibrante anticipada diezmo colorada procesiones proponga iconografía pon
  flancos cohetes recordará complicadas devotos inaceptable cobró silencios latifundios croquis insecticidas preguntan
  tímido griegas claustros vejiga doblado ignoramos relatividad inalterable carpintería opusieron turnos hunde
  instituido marrón fortuito circulan contesté ocurrencias recibimiento genero araña celestina primos encerrados
  menosprecio funcionalidad accesos macro impresor fonética predicción anexa metrópolis guaraníes originada ramal
  comparativas conocerá exhaustiva veintiséis inventó coge jurar batir demográficas atienden posean pareciere flotas
  erigir guardianes satisfacen redactada antojo accionista calificarse temático figurado flamante corno clavo aprendiz
  terna boom esforzado pioneros abordaje precisiones interesó distintivos refugiado cediendo mudar traídos insulto
  excesivas guantes fluidez sinceros peripecias iluminada puntuales valeroso chacras mangas ornato convoy navegantes
  agotar escogió malla edema enriquece ascienden eh guatemaltecos laborioso ofrecerle afinidades gallega diplomas aéreos
  tormentos repugnante emplearon combatiendo dilatación iván revocar provechoso narrativas resumiendo predecesores
  perpetuar copiado disidencia psicólogo transitorios oigo tempestades tormentas copiosa multiplicado naranjas deducido
  sinnúmero derrocar cuchillos áspera secretamente prestaron cardenales trasladados toledano triunfó partieron lustre
  terremotos cazar acentuar progenitores zapatero inconformidad provenía vómitos clan temporadas pericial exijan
  sucederá sultán celulosa fallido zorro pasase fármacos cortan cósmico empeñados harinas marcando coronación
  transmitido falto simultáneo celestes luchado hundimiento exigidas luminosos puna delicioso aprendiendo cordura
  obrando rodar doblemente sustentada descargar proclamas nupcias revólver giran medianoche sustentado plusvalía mistral
  regulada alfombra amazónica percibidos jazz expresivas interposición legitimar adopten liso archiduque sustituyó
  canalización inquebrantable militarmente obvias obligatorias otorgará visiblemente mesías atribuía veintiún ayuden
  fisiológico superó ayudará pereda adapta deliberada demasiados cruzando durmiendo chamorro beneplácito recurrió
  investiga disculpa relevo saliva sonriendo ruda burro encabezados vestimenta constitucionalmente atmosférica paladar
  comunas procedían dibuja periféricos redujeron correccional africanas prioritario preescolar cuantitativos barbero
  conduzca terrenal pare debíamos parle pianista ratones periodicidad muslos pétalos suscitó intencionalidad atropellos
  secuela advirtiendo saque diablos oponía show sobriedad vis mitin fracasar severos elevando aeropuertos sumarse
  practicarse terminará querría naturalistas seglares asentada vigo explota afectaba perdona ingresado sostenidas
  albacete historial exigida causaron anomalía hábitat perderá poros mandada aeronaves benefician descalzos mezclada
  protectorado compacto kong pertinencia vocacional nerviosas afiliado adornado reglamentaciones influyeron cilindros
  férreas conspiradores tulio celia constelación pescar jurisconsultos anormales desafortunadamente envejecimiento
  perfectas venezolanas irritación osadía sorgo bajaba encargarse mus acequia escalón estalla funerales deroga taxi
  acompañantes aprendí distribuida acudido quisiere ejercían utópico ósea obligue imperfecta respetuosa horribles
  conduciendo viniese involucradas divergentes importadas contribuya crucificado morón tala albedrío pasillos idolatría
  mulato desalojo fachadas reservadas otorgaba mezclar iré abismos sujetar disponibilidades árbitros ajedrez versa
  pegado cetro recabar atrajo habilitado acontecido hereditario complementación faceta tentaciones decreciente casita
  potasa gauchos descuidado maldición accede menú distorsión siniestra invertidos emprendida venidos dotaciones
  coordinado castrense erróneo dejase verosimilitud geométrica destinatarios procurará vero llueve válvulas perpetuidad
  inmobiliaria cóndor revisada fomenta declaradas simplificar pagarés provea orgullosa portavoz cedro quejoso reflexiva
  misticismo tiernos modernizar evitado gimnasia meza descansan ocultan ofrecidas secado sublimes populista estanque
  resolviendo evolucionado incienso herencias liberalidad brindan salvaguardar formulaciones centavo goces privativa
  comunicativa aludiendo determinarse prominentes acordados nuca barril hospicio periférica probatorio planicie
  comprometió ollas amistosa asfalto polémico investido presentara intelectualidad factibilidad cardinales agustinos
  sufridos improviso artesanales sociológicos refrendado requerían indivisible agradece seña recia nicaragüenses
  asistimos franquicia mengua porcelana jan facer decirte visibilidad demasiadas secretariado elaboran intolerable
  descargas expresivos humanistas profesa agitada consultados judicatura inteligible estadistas empuja causaba hablemos
  obscuridad habitar retirados floración hallé celulares olivos desconocen preocupó abatimiento suspendida duermen
  duradero trabaje penitenciario artificialmente procurarse demencia pudiéndose muías llegaran ficciones equívoco
  necesiten huyeron térmica milano abordado descienden optado automotores pardos decisivamente gubernativo consideremos
  ajo indumentaria ayuno regirán accidentales erupción quiebras criar irreal normativos secuelas cesantía anal pasarse
  multiplica fuiste prematura precipitaciones cela pasemos helena murmullo manco alcoholes ganador filme incorporaron
  reflejaba precedida logos musulmán henares desencanto salvando excluyente traté cigarros regresaba pesqueros sumado
  villalba zar vta proletario manteniéndose recortes adscripción armadura despedirse omite lamenta transmiten
  pragmatismo procure salve enseres pascal espionaje capturado recorren impersonal declaramos comprobantes mentalmente
  persisten licitaciones forjar amenazados entrevistado sensorial fallar desarrollen helada bélicos valora consolida
  sorprendidos derrama lanzan opio ejercerá manifiestamente coincidió enterrar efímero nasal caracterizados
  interrupciones acogió perseguía solteros manejos sabias trinchera prédica juzgador acogerse membranas exigirá
  debilitar panorámica curricular encantos microorganismos condicionan pasaportes proyectan discutió ministeriales
  rendirse invocado provenir sanciona desperdicios implicado resúmenes mota albergue tóxicos cerebrales aguarda
  gobernaba combatió impaciente facultativos euforia reacciona contendientes clasifica embarcarse neutralizar intacto
  decirnos recordarse doctrinales raciocinio desierta sostuvieron actualizada ata corregida indiano pertenecido espinal
  garantizada sagrario sorda regida adaptaciones transformada exhiben arde arbitro ibérico juzgó repuso enfocar
  fabricado pronombre caribes nafta conjuntas hospitalaria lloraba titulación gobernó enajenar molécula homenajes rodeo
  apruebe intemperie añadidura quid perpendicular artífice regalado potrero subsidiaria ria angustiosa ilustrativo
  ordinal hong revestido fluir adobe anticipar bienio discursiva relatar encauzar dolencia envase avaricia enumerados
  superposición radiodifusión mandará sulfúrico posta periodísticos aseguren partos evidencian fugitivos medianamente
  cotidianos opongan magnificencia enemistad sucesiva exaltado heterogéneo vacilante balboa cuenten defendían ilícitos
  palmeras contribuirá fotográfica deudos localizadas combatiente farmacéutico libró neurosis solicitados plantilla
  canela internacionalmente relajación sumaron homosexuales baratos bendito intromisión estilística satisfacciones
  derramar presunciones rústico paró impedimentos hormonas despachó apta organizativo grosor avisa implicó olmos túnez
  parábola murales pio banquero fabrican transcrito desarrollaba quejarse glándula ocuparnos aplicaron malezas implicar
  balde expulsar duques alterada nombran ingratitud prodigios disfraz siesta pagaron garantizan rotas resurgimiento
  agrupar provisor orgullosos lunar retórico estampillas clasificado tranvías rústicos atenuar partícipes triunfado
  veredas aprovisionamiento siderúrgica dualismo apocalipsis demande arrogante avanzan benéfico aptas proporcionalidad
  integrales nutricional condestable recorridos golpear prisma penetran gradas desahogo oiga describiendo asesora
  renueva bonanza orientarse quina otrora acumuladas arraigada problemáticas durará identificada demostraba diferenciada
  alcoba barriga planillas planear regionalismo saltó fascinante ómnibus dotadas iluminar romo desechar ejecutarse
  acostumbran irradiación equilibrar lirismo tomase surgida veintiuno cobrando trasporte narradores sacristán barbas
  viese pesaba indirectas reforzada nitrato marchando arbitrarias antropólogo excedan curato viudo sustituida
  colaterales conservada empleaba enamorados holandesa brusca asistía confieren guerrera guardaban anticipos barrancas
  dedicaban apatía detienen sienes dilación legendario chapa panameño dragón hachas emisoras temblores ka sobrevino
  herradura perfumes frasco estafa ponte sabéis oxidación ocioso laica substancial quisiese romancero síndicos exentas
  billones contraparte interinamente sustentación aconsejado reuniendo refrán aportados dolorosas turista depto
  originadas palmo aversión litigios aguado contemplados tangible tornó manifestada fundos comunico suscritos monotonía
  evitarlo chiste temeridad plátanos sepamos permanezca fie corridas informaron novios humanitario asistiendo pende
  josep abrirá grotesco pica amabilidad balsas repaso miré tertulias crisol juventudes concurrió ganaron penalidades
  cordones estimulado silos mapuche consultores remita etnias cíe doradas pato designan reía corbeta ofrecemos comentada
  consultorio geológicos decidimos forense estudiaba matriculados lastre tranvía cubrían verificada procesar atacada
  gritaba primogénito medico amortizaciones asocian merma floreciente manufactureras aragoneses maltrato canteras
  asaltos descubrimos asco estupor adecuar ingles aduaneras reminiscencias criticado gravar privilegiadas babilonia
  inconfundible comunicados merezca ambiguo riachuelo lágrima competitivos gratificación marroquí fundido actualizado
  cerraba hilera abrumadora tiró calado rimas far considerarla tortosa pasivas respetos suscrita saludos consumación
  atrio paganos correlaciones impera admitía trascender ilegalidad pictórica presupuestario temido trabajen atacaron
  locación modestas numérico aprueban inventa carbónico vendidas donante canónica sociológicas veintinueve concluía
  sepultado interiormente acoger comprendí ble rebeliones cavidades limitándose depositada asombroso proletarios vestía
  decisivas llamará feligreses deshacer pastorales similitudes donativos comentaba discutirse hitos maravillosos
  corregido colegiados subdelegado comparados pilas plácido firmamento tudela monárquica eligen ciudadanas acarrea
  arraigado enfriamiento ganada atravesaba atribuyó separaba arquetipo aguardar comparativos agresor ansioso dominó
  migratoria contraídas solicitantes congruencia ponerlos movidos enteró mercantes militarismo reparticiones decidirá
  traten aliadas comparativamente fabricados alcanzará odontología sagaz sínodo hongo verdugos clasifican medular
  internacionalización insostenible arrancó recargos prestigioso costaba menciones cogido colabora motivaron incursión
  llevándose comprobarse tigres albacea insignias surgidos grant derrotar represiva aprendices comparecencia encuestados
  apoyaron descargo festividad calentura impulsada encerrada exponentes subjetivas milagrosa notoriedad presenciado
  asistenciales veredicto potenciar creces elenco profano aconsejó allegados partía cortando significaciones próspera
  resina iremos apropiarse vivero tura descontentos autoría liberados descentralizados reclamó orense culminar salina
  arduo pusiese castidad sinónimos homosexual utilicen sólidamente galera avidez bulgaria poetisa juntan quimera agrava
  permitieran estadía marchado expedidas av explicada vagas notaba acusaba conformada interpretativa engaños acompaño
  portes tempo absurdas torbellino desplazar convencerse obstrucción inscribir ojeada integró vinculan ayudando
  conservas forjado cardíaca alcancen rev funestas pecadores muestre potentes vierte innovador burdeos prolongó
  reclamada obedeció cometieron concluyendo ofender agravante clasista envíe geológicas sangrientas respiratorio
  pensemos eminencia comodoro circulo brava melodías conocerlo desentrañar panes sufra tiras parásito erótico andado
  inverosímil mandase estereotipos húmedas dejarán operativas mula demuestre colas festivo cordiales salvadoreña cocido
  tinto forja investigado distribuidor metódica carriles cotejo erradicar mandados bicicleta minerva financiado partimos
  participaban apoderados preguntando desembocar estaríamos misionera tintas derrame océanos promulgó mejicano
  prehispánica colgado produciéndose oprimido practicando pizarras contestando colocaba fortín trasladaron sedes tenida
  afirmativo pongamos pecador interpretando concederá extraídos oponían proporcionaba atrevimiento líbano sostenidos
  sacados leguminosas detuvieron empeñada barral cumplirá docto excusas prohibía capturar reproducida laboriosa
  desagradables penitenciaría vellón ecosistema dispares ganglios solteras toques calculados entreguen refinería
  autoestima prat renacer devolvió ligas ved prodigioso sonreír accesorias llevarlos traspasar tácitamente penuria
  desviar porteños sembrados empobrecimiento principió temblar ocupen volverán suponga muñecas mendigos dañar garanticen
  pecuaria alejandra sonrisas andanzas irónica exitoso subyace asignan publicamos reglamenta votaciones blancura pene
  manganeso subterráneos adherido gabinetes lóbulo probó advertirse quite jure lidia vestíbulo reinar erótica reformada
  respetada deberse selecto ostensible convertiría manutención huertos minimizar favoreciendo sonó transmisiones
  intitulado antibióticos actúe finito recogimiento analíticos provista reparte comparan larra patrióticos porteña
  ventanilla reproductiva congruente vedado encargos soltura calderas doquier chozas consiguiendo inmovilidad basaba
  amorosas etnia rieles deshacerse contrapunto brotar franciscana intermitente mejoró proveyó adquieran distal colombo
  remanente festivos absorbido arrebatado sombría eligieron acabe hiere indulgencia incluían estaré eclipse costeras
  gitanos servirle someten apela entramado alcabala miramos grillos regaló experimentados pastas cumplidamente laico
  legalización injerencia salada redondos almacenaje antelación desvío comprendemos fuer reimpresión bastó modificarse
  seguiremos saturnino cociente dondequiera rechazando memorables fiebres titulados sanguínea irme nicho ocultaba
  farmacéutica imitando insurgente obtenía comprenderse absolución supervisar llagas criador solitarios instaladas
  escogida traslados imperativos ontológica monstruoso pronósticos estudiarse desvelos colmena bienal organizativas
  asistencial pina torrentes intransigente firmadas ornamentación pradera comience verbalmente infiel cápsula presionar
  vocero fulgor catástrofes comía clasificadas precisan periodísticas ponderado admita perdura elija granadino trazas
  problemático moribundo censor ventral iniciadas copla reponer sinfónica impecable eclesial vulgarmente brindó moluscos
  convertirá apuntó analizó vagones oneroso traiga extingue citamos deducida regionalización refinamiento administradora
  chistes cartuchos suegro cubo atendió vacunos agradecimientos disparidad perpetuamente nado beneficiarse inclinados
  paria estamentos grabada pesquisa escuché cloro extendiéndose estudiaron ínterin matadero caries impugnado disuelta
  sagacidad trabajamos reconocerlo otorgaron requirió borra quitan interrogación cortadas asesinar plegaria hegemónico
  prolongados parezcan inclinó talante rebajar chaqueta encomendados maduros alejan melilla despachado dejarla
  intransigencia monarquías cinismo enfermas insisten adscrito consecuentes rechazados usura juzgan darla filtros
  acepciones máximum restrictiva confiscación caseríos epistolario categóricamente espectaculares educando entendían
  brujo acusador facilite insurrectos instruidos percibía jurisconsulto deposita reúnan autobús correspondencias
  fusilamiento autorizaba asignó rotunda inspiradas reporta angola aconteció presentándose burlas soltar entrante
  provenían evite acordarse manufacturero cante esperados apetitos trasmisión obligatorios proporcione alterna patricios
  entierros generadores apagar diocesano comandos colector coros hablarle comparamos finaliza arqueólogos inversores
  evolutiva apreciada maravillosas irremediable hondura confiaba subdivisión suprimió contigua culebra incógnita
  vegetativo muchísimas inaccesible hacíamos pionero ofrezco doliente celebraban hispanoamericanas legiones emprendieron
  picaresca estanco hundido trazada indigencia elites decadente recintos pragmático utopías malaria detalla confiable
  paramilitares justificarse variando comprensiva admiradores sospechosa egipcio desterrados lean divinidades
  sentimentales insensible irreparable miss hechura atribuidas implementos instalaron comentaristas infraestructuras
  reincidencia opúsculo exploradores coincidente derredor sto cantado celebrará soluble sintetizar pretextos adolece
  ahumada genitales desamortización educa acreditada alboroto exclusivas repuesto intercambiar compartidos tomemos
  planteando ancestrales limitando magos reanudar arquitectónicos impugnar alimenticio etiquetas aliada heredades
  insignes inspiraba propagar sobrenaturales pavón congresistas derivaciones brotan prestarse llevase suertes formativo
  cultivados aprehender clasicismo coronada meridionales sepulcros obscura sequedad sudamericano carestía liquidaciones
  estudie ejecute imaginaba métricas cargando tirando irremediablemente actuaban tíos pavimentación masivas refinación
  ordenan nogales mita quieta ingestión filosofías inmanente efe solidarios desertores montados ilustradas carreta
  selectivo encabeza nulas categórica bruja tardanza viables sordos sumando dialogar descendido prostitutas tajante
  bagaje sabed tractor reorganizar costosos distracción prematuro asís abolir advertimos callada colegial pg disyuntiva
  nací aristocrática proyectó perdone destinó amargas magnesio canario traducirse preguntarnos colaborado insatisfacción
  produjera lápida argumentar sufridas insomnio patos conflictiva protestó irresponsable diere audiovisual preparaban
  abrazó gozado cursó centralizada heterogénea alejó sirviente vacilar padrinos opresores generadas multinacional oyente
  agotada molestar permitirse destruidas coincidentes hipotético reclutas discordias optimistas quehaceres diagonal
  ponerme expedicionarios carpinteros telefónico inviolabilidad destrezas tensa periférico hagas mediado resumirse
  arribó alzar golpea avisado sudáfrica recaudo impronta baila huyen mostrador veterinario pela explotadores pagano
  faciliten bromas desnudas losa navas reducía hidráulicas signatarios cómodamente varianza consignan bajada aclaró
  cascada prometía litis saludó riegos familiaridad absurdos esfuerza modelado nivelación sumó revisiones montilla
  precipita trasplante sutura látigo patatas regresan ejerzan telegráfica concluirse confiados perverso subordinadas
  obtendrá frágiles acidez distinguidas precariedad condicionantes arroba exalta tejer vizconde fluidos aval
  inseparables besa sementeras armazón enlaza clandestino derrocamiento librada pirata queríamos séquito trivial
  indiscutiblemente ánima metalurgia reservar pisar enseñando insaciable bares pacíficamente preciado embarazos
  concuerdan agrada décimas colegiales impunemente predicciones iniciando panza razonar mayordomos estableciéndose
  veíamos manolo muslo adquirente montones calculó marcharse ficticio desilusión balsa whisky plenario publicista
  alteran rangos concebirse despiertan montada pensarlo miscelánea funcione insolvencia reflexiona parecerá constituiría
  calamidad encantado liquido sabría aplicaba encaminado pía roce retrospectiva compartimos reafirma palpitante
  utilizamos aludidos cimas aristas espías brillar dehesa animar cortesanos complica juzgaba pretendiente cuantiosos
  habitado encantadora acostumbraba encaminados ínter notorios programado radicado constructora apuntaba asuma desuso
  ferocidad explicaría refinada ruegos ingrediente galope defectuosa hereditarios patológico patrióticas
  cronológicamente cadalso crudos dictando incontenible concluyen reproducimos expide irreductible informando designará
  flaqueza sacramental proporcionando localizan exportado fulano cereal escultores preludio negada afrenta prohibiendo
  astuto apliquen traigo salvadoreños purgatorio despide citó mantos pulgada suplementos tardaron opulencia grupal
  rigores aclarado debiéndose aportando honorabilidad interese suplica luchador debilitado inversionista genocidio
  encontrara ostentación odioso fortalece caverna labra potestades zarzuela acoso ayudaba recorte consagradas langosta
  insinúa padeció ocurrirá alegatos antorcha evacuar unificado dolorosos preposición alimentado inequívoca semblanza
  arenal habríamos facial puños grandezas observándose rústicas desplegado acequias detallados participaba venciendo
  insignia protegen levantados atados estupefacientes surja afianzamiento monopolista habernos enfatiza cultas
  realizarán concentró exporta prepararon rapto burócratas improcedencia abeja respetuosamente retina aventurado
  trazados ahondar persiguiendo fundacional ortodoxa confirió conquistó restablecido amables eulalia surjan parados
  encendió desinteresado otorgando cristalino ciegas recogía modificados entredicho ferviente mejilla guste excitar
  escondidas labrado bibliotecarios ideológicamente nombraron comerciar oponga marías enuncia pidan bancarrota despedido
  rosada realizara azote expida costura uranio acaecido florecer inquilinos revertir completó franjas imprevistos
  vendieron practique contestaciones basamento impositivo digestión jugos lanzada sobreviene educados sirena prolijo
  apartó provocados drástica escribiera vayamos modernistas avería acercándose tempranas debilita abadía organizadora
  presidios efigie pistolas coser conseguía desprestigio rotundo predisposición editar suministrados girado estimen
  fotográfico explotan teja soñaba aconsejan dolencias rectificaciones irían trienio mágicas serás intentaban queréis
  laboriosidad idiosincrasia admirador solemnidades landa hipócrita activar satisfaga aristocrático explotadas almohada
  desleal bazo gijón cansa costarricenses pintoresca sustantiva trazó imprudente delegar inviolable traída hidalgos
  yolanda suprimiendo autobuses solana visitadores pujante engaña abrían patrulla hepática comprensivo dicten proclamada
  explorador rose fajas echo mezquita especulativo anticipa acreditación vencidas capta remos monárquicos
  constitucionalismo viveza percibida axioma termómetro soja rienda empirismo aprovecharon parcialidades óscar
  explosiones disgustos simpatizantes incómodo ramificaciones revisten foráneos mauro diestro irresponsabilidad llegarán
  arenisca infractores pediatría antenas consultó esparcimiento rígidas sebo pantano cerámicas loro torpes conmueve
  conexos naturalización maligno celebridad reforzamiento bondades consiga dirigí participe generacional oasis alegado
  encerrar vacilación identificadas siniestros esparta mencionamos reducto aureola peregrina concordantes descubrí tosca
  funden vanas delantera humanitaria reptiles preveía aconsejaba petrolíferos angosta panameña pisco afluente adelantada
  ju incisión piña despegue cooperativismo carmelitas explicativo soñando capuchinos cisne inusitada informarse
  gentileza detalladas acumula temerario autocrítica indigenismo mezclarse indemnizar yeguas proveerse añadirse
  peligrosidad apariciones acabará valuación salvamento preparatorios exaltar leídos acumulando mandante omnipotencia
  reafirmar sauce confiando holocausto dividiendo corro habilitados finado periféricas desdicha escoge tristemente
  caracoles ocasionan acueductos estiércol entonación carruajes escandaloso exceden nichos inaugurar proveído delgados
  potreros capataz frenos marcharon ice concejal sufragar discrecional kilogramo atraídos autorizan rígidos caricia
  contemplada apuros contrató miedos líricos azúcares sumido eventualidad dócil comunique distribuciones respondí
  autoritarios medicine desprovisto tendida clerical delegada reaccionaria racimos convencida empleaban restaurador
  sudamericanos biógrafo integraban extendidos definiendo armoniosa convenció ajustan animo eficientemente sedas difunde
  amó notificar propicias destacaba esconder disfrazado table perforaciones acercar vislumbrar embajadas censal
  consentido casona digitales blandas admitidas notan mica araucanos dona acatar hablara ombligo llanamente continúen
  pavor infecciosas combinadas mentir accesorio complete capellanes disparó prensas espiritualmente nieta misteriosas
  renuncias haciéndoles gemelos cuestionarios conocedores instantánea quebrantamiento umbrales heroicas incluyeron
  llegarse retoma rebasa efectúen timón preferidos heces amena promulgado litografía escollos resistido dominando
  perturbar divulgar espejismo infidelidad zoología cantores amados impresionado respetan transmitida avatares carcajada
  doctrinario autopsia discurre arista extienda locomotoras zayas tropieza derrotero diseñada corrobora cuerno
  recogieron calefacción borrado nacía fosfato evoluciones navegando localmente difuso estipulación experimentaron
  formulan planeado genere úlcera pontevedra respondían tiernas inmemorial olfato carretero deliberado cocción
  ejercieron contestaba elevaron deliciosa felicitaciones sumergido elefante cordobés idóneos vagina gótica resistió
  intoxicación estacional recomiendan regar dibujante conducida ilícita ocupamos compatibilidad besar comprendieron
  visitaron naos juzgando omiso fanáticos concretarse salvaguardia reformador ferroviarios equivalía prometo pop
  entiendan usamos integrando perjudicados ladinos prioritaria generosas tenerlos mareas instrumentales concebidos
  abatido generalizar calentamiento musas cubra submarinos pruebe devengados simiente uniformemente interpretan mensura
  adversidad reiterado arcediano hegemónica encargan doblar descendiendo secano cobija punible formulados destilación
  honras dependían didácticos viraje proveen asentados beneficioso consulte juntaron osado precipitadamente totalitario
  cumplían esclarecido sustraerse circule venidero conecta activistas implantado ñas músicas repoblación rectos
  terriblemente indebido trágicos lucharon híbrido igualar derogada adornada retiene casal adjuntos alimentario buscarlo
  trauma colindantes postgrado cristalización escénico desesperanza condenando distinguía providencial galas ovario
  geográficamente miniatura salmo harta propuse reúna empiece taberna originar intervenga traería respetados explicativa
  profilaxis insólita vagamente textuales huido justificadas atacando movida brújula inspiraciones estupidez centralista
  virginidad volantes comillas informada hume disciplinario padecía campiña opta pontificado remates centralizado
  llamaría melancólica florece apodera escaños desempleados alfarería salgo cerebros satanás pronunciados recibiera
  torero presumiblemente rencores cabaña emergen sustitutos proponían olivera zozobra volveré convergen cobardes
  acudiendo defensivo pacíficas restringe consultando encendidas descuidar dispongan acabando realizarlo saña desterrar
  cigarro basó decimal bastado polen detractores complot contestaron averiguaciones hemorragias alzados cuchilla motivar
  arcaico permanecerá suministran espiga yemas importada hágase recomendaba morbilidad suspiros crecida cadetes
  biográfica novel caderas estructurada estantes ataúd armario restrictivas giró audiovisuales quier peleando
  obligatoriamente saltando estacionamiento disimulo psíquicos gratuitos obedecía consulados retablos sita tibio movían
  damasco mensajeros euro enviará desesperados favoritos conduzcan contraída vigorosamente caminan mudos estamento
  detallan casualmente óptico totalitarismo interesarse ingente detenernos primado penetrando sacudir espartero moviendo
  convence efectuando montserrat instaurar jubilado hablará elástica almacenar formidables apoyadas vernos remo
  ejecutores camioneta ininterrumpida especulativa magnética úlceras botero pierdan veis agrupadas aragonesa
  fortificación asociar alegremente permeabilidad sufrirá embarcar escandalosa depuesto condensación desborda vengar
  pluralista autóctona concertada remitida oscilan estúpido lugarteniente caravana perseguida uniendo capturados garante
  frustraciones calificadas reconocían secar brechas citaremos certero inclinan spinoza coherentes ameno remitirán
  trabajadas privativo ampara infarto cuaresma imprima excluida salirse pesas recado denunciante inválidos
  sostenibilidad preocupante sindicalistas horca balón rana vaina intentamos pupila permitida inaugurada credencial
  necrópolis latas apremiante habidos fúnebres desahucio antequera infrascrito apasionante vienes dichosa quichua editó
  padrones empíricas diseñados ruega apaga estacas arrastran destacaron poda cario preocupada aparecidos traducidos
  suposiciones sugestivo dividendo libertar menesteres sucios yodo peseta trapo nutrida correligionarios sufrían
  cavernas atrasado buscarla sigamos insumo ame clandestinidad coyunturas conquistada repentino germánico varonil
  espigas profusamente condicionamiento arpa suenan judías contempló trilogía intercultural visualizar humores
  plantearon moran sudoeste apercibimiento desagrado sentenciado blandos desplazarse pubertad concordancias destructor
  ratificaciones embarcado atropello imperfecciones odisea pueril cadera presidía persas evangélico gananciales anexas
  anteojos atendía reparten homosexualidad funeral canas ducado ostentan curazao evitan impongan provocaba ontológico
  imán picón arrancado hidalguía extendidas sanatorio protegerse cerrarse apelado conviven rehenes sangrientos paradojas
  rotundamente pareceres lamentos mortero ubicarse simbólicamente ballena cubrirse ocurridas pólizas evangelista imparte
  desató luminosas adhiere afín escribirse lorena emanadas reunirá querellas oleaje originaron mercenarios sonia
  carcajadas vigilantes egoístas viajaba referían tiendan residenciales surgía conoces publicitario desconcertante
  estipula fijaba novísima derivarse soviéticas pedida poma sis desliza asimilado sofá prioritarios cuarteto
  intendencias examinadas especificados conversando ponderar finura reactivos insurgencia suministrado victoriosa
  arzobispos fisiológicas dificultan zurita sobrinos incontables aduce examinan partidistas barreda intervencionismo
  señalará aparecida derroche confrontar deferencia identificó gestor insulina impedían ortodoxo bendiciones reaparece
  cantaban recaudar quesos desmanes detenciones idiota amenazando selecta respiratoria cook pique rompieron fricción
  aguada apagado pusimos bata cantantes hule cana onde apuro podéis despreciar involucrado arboles lanzando situó
  afectaron radiaciones respete rinden telefonía cervical geométrico sta reconozcan doctos infringido pega aluden maní
  conservaban educandos soltó inexorablemente repartidas gruta darlo fijaron sobrevive pipa escéptico contempladas
  todopoderoso recuperó huele carteras surrealista pictórico quebranto ventrículo preceptor referiremos genéticos dijese
  publicitaria confort huérfano baratas mágicos coordinadores recuadro nocivos odiosa topográfico disfrutaba convocados
  asma volcánicas grana hebrea temían despedir autonomías pagina convertirlo expandir renunciando cortesano predica
  legajos verónica espía diligente tímida portuguesas oligarquías morado provocadas decorados trayectorias servia
  doctrinaria logren temario sabanas gastan ocurriera domiciliada cristalina artificios tesón acabados piensas abordan
  remitiendo intuiciones ascendieron compartía recayó cortados fiero conociera traerá ejercita indigna visitan riendo
  hispánicos correrías menuda ovando nato ande consonantes hidroeléctrica tomaría regulados señalaban granadas renovador
  cuño disfrutando bíblicos nazca acentuación epistolar tendrás inconscientes miraron extremada herreros
  condicionamientos extenderá desproporción declarase glóbulos atraen seducir sonreía cualitativos originarias inicie
  iniciador niegue sueco traductores pelvis impasible consolidó aguardaba propició flotando experimentando cántico
  higiénicas notorias talón apoyaban zócalo resguardos vectores confeccionar lego ferroviarias dejándose careciendo
  hambrientos interpretativo iberoamericano injustos récord proyectil examinó deliberar metropolitanas festivales
  escondidos alca carcinoma níquel consiente increíbles erige flagrante siéndolo quemada consistirá animó preguntaron
  prioritarias revelaba desenvolverse bárbaras imprentas encajes ofensas montano suizos enterrados designadas verificará
  caños acompañante levadura memoriales cocinar australes guiados animan cieza anotada modificadas emulación inquilino
  asombra manipular fertilización despoblado alguaciles guayas ocupará astilleros desordenada amparados asfixia custodio
  respondan cualitativamente quemados bailando deseosos desistir disciplinaria ficticia heredó reversión ingresan emanan
  jaguar quebrar cometida drásticamente reflejó nítida represivo precarias adaptada logística concederse ahogado light
  estáis tolerante glosario valdría cobraba zanja extravagante pueblan hablas vestirse huelguistas tacha bucal impidan
  separando nazismo palomino moderadamente pal veraz fango ociosa dejaran fetal factoría censales incrementando
  burguesas señalen asesorar estigma inventos desinteresada celebren experimentada escenografía barbados arrabal
  acomodar visten penitenciaria creerlo enseñaron gozó jauja acumulan refieran piscina genital beta conseguirse telares
  bombeo mirarse ánimas eros bigote remitimos injerto oímos aprendieron subsidiarias mentalidades heno durazno tintes
  distensión depresiones recurren rítmica reproducciones consejería sacaban iberia higuera llenaron perdería respaldar
  erigió brindis emotiva revestimiento dejados progresa prosecución pastoril ensueños montó innata incomodidad subsanar
  maxilar pulmonares resonancias anotados datan excelencias ecuatorial combaten proyectadas generaron accidentalmente
  gráficamente privatizaciones meditado incubación rezago foso monstruosa lácteos pita abarcaba comprando empezará
  complementos inspeccionar partícipe desarrollándose alineados coexisten dir discursivo barragán viga rodas comportarse
  asno ordenará conjetura sutileza nombradas moradas adicto conversos delirante preceder posibilitar demolición sien
  francas concedieron brillantez peleas exiliado enumeradas desembarcó torneo retribuciones mendigo cicatrices conjurar
  subconsciente proclaman novedosa acarrear reguladores tijeras acrecentamiento suprimida chocar insertan ocuparemos
  ingrato incredulidad vieran papal desesperadamente exigirse escrúpulo invadió encarnada codos comas disensiones
  locomotora disminuida denunciados cómica portuaria afloramientos colaboran ensanchar ión anonimato tuberías
  efervescencia prestamos bordado juró quedaran marc arrieros reencuentro reiteró interferencias destellos tejedor
  latentes misteriosos hilados confesado vecinal legos pretendieron candor desarrollará echarse sobrio pabellones
  embarazadas mitades amalgama apretado templada teológicas explícitas podrás igualitaria destacamentos adornan
  encarecimiento grey florales inusitado querrá súplicas despertaba distraer alternan apuntando madrigal acreditan
  olvidadas conquistados intestinales ayudarle capacitar favorecía contesto enmendar estimable sembrando ignominia
  paraguas permitiese bovino sobreseimiento gilbert cruciales costosas cautiva volviese artífices analizaremos funestos
  alzas congelación excluidas cometiendo alarmantes formalismo poste ocurriría regularizar frustrada coincidieron penado
  perplejidad caprichosa jerga animaba levantadas vuelan baña almoneda copyright romeo postular realizamos regazo
  térmico anotadas digas imprevisto proteccionistas fervoroso cuantiosas premura mansedumbre beato suscriben desperdicio
  galo coloque indicará satisfactorias admitirá austero crueldades enfatizar tengas carneros cuantitativas mitra prof
  llamaremos liberada malvados entenderlo abonará conviertan disminuyeron perdí estimadas polacos practicaba inmerso
  administran repercute reseñar salvadora sonoras supervisor ciénaga mole avilés agradecemos enunciar bovinos operó
  obtenían considerándose extinguida molienda equivoca fantásticos subversivos alimentarse coadyuvar resucitar
  aminoácidos carruaje viles fundando percibió emisarios finalización justificaba evoluciona brindado corridos
  entendieron obró circunscripciones emboscada gustar sacada piadosas sanguíneos aguantar maleza conté amenazó
  artilleros comedores ancla masones vendrían quedarme quisieren licenciada adscritos coyuntural hablada operacional
  ocultarse anticipadamente vaivenes superfluo antagónicas lograría mediocridad empaque erróneas interrelaciones imita
  iniquidad deidades reduzca terapeuta maleta propiciado alfombras supondría viajado interpretó sabiamente mirador
  susceptibilidad inexistentes rupturas creyera supere amen opere dicción saliese hoya necesitó abundantemente
  autonómico óptimas guajira tropel extinguir pujanza cancilleres consultada escuadras remitan desastrosa sapo
  proteccionista ausentarse enzimas emigrado desaparezca detectado caracterizaba mandaban salmos creíble miren
  enfrentados rectángulo mesura empeña certera naipes recorría ribas edificado establecían cáscara expansiva gustoso
  denuncian centímetro aromas litorales brutalidad origine secuestros corrige publicistas cuestionado discutidos
  fanático exponía abastecimientos dogmático volcánica girando vertido globalmente quitaron arrugas desamparados
  decorativo fosas adherirse frigoríficos bibliográficos espontáneas solicitadas flamencos subsistente inmóviles
  prótesis remordimiento apresuradamente subversivo impenetrable previno imaginativa comían examinada ingresaron
  absolutista relámpagos arriesgado amorosos cala ramales convendrá soga habré parral armenia asistían fon operario
  disciplinarias tornar nuez digne contrayentes quitando uña abarcando preferimos desconocía consumada rodeos pesquisas
  crías dirimir agravado sucumbir bilis armonioso elaborando brillan haberlas patético gafas lloran sofocar presenté
  inmersión desaparecida verían pecuniaria respiratorias haciéndola soldadura transeúntes aseguramiento encargaba
  recrear logias prehispánico latifundistas observen linterna peinado resultare hipertrofia alambres sancta almidón
  repliegue cualesquier artefacto galones denominarse quejaba practicados cráneos aristotélica fio valla cojo amenazaban
  ubre celosos cálidos nutritivo disipar transcribimos donado compostura caminó fallecidos reprimido navegante imponían
  sirenas aprovecho pol provistas impulsan corcho rubrica venideros continuara desdichado añil intruso apretada pinzón
  resucitado altivo condenas fénix grabar longitudes dependa bebiendo contrapeso habitada caber testamentaria
  urbanística elegidas deposición voltaje enfrentaron exponerse tendían colesterol cesante figuración dita sótano
  redimir orar regía corroborar sucedería ensayado establecerán tardíamente ambiciosa retiros dale temblando nadar
  incertidumbres prerrogativa israelí hadas ordenadores visitaba escucho conectar sacrificados darte mármoles aficiones
  complacido manzanares aro dictaron morían amistoso mejicanos encarcelado aceros destilada tropiezos ejecutivas sonaba
  oráculo almorzar acrediten fomentando refranes supervisores agitan asustado trascendentes hab remolacha criaderos
  bayonetas vestigio admiraba traficantes inflexión atienda tenis engendrar sírvase colisión rótulo aburrimiento
  absorbente instructores bondadoso asturiano resultara escénica concluyente diagramas beneficiosa ratificada atrevida
  diferir depositadas pastel encontrarlo obtenemos veladas consonante televisor prolongadas temerosos oleada benefactor
  conspiraciones explosivo acordando inmunidades siembran comprados bordados dirijo conmemorar irracionales lora
  conciben lucir usen corra cerraron contendrá arqueólogo entregarle fructífera ideado albergar practicantes generadora
  definía obsta pesqueras adverbio topográfica antena tez habiéndole amenazante averías notificada expresas domicilios
  currículo pagaré manifestantes concretó acelera prescriben narrativos dogmatismo extendieron criollas llaga cardíaco
  atrasadas administrada suite desasosiego embalse compartidas llamé inscritas ademanes prurito collado milenios libia
  oscilación coaliciones azucareros convengan obligaban florido compilador culo accesibilidad lúcida fortalecido
  insinuación magnates prevenidos recalcar donativo autonomista simulacro saldría audición consorcios migratorias
  prevalecen frascos cabina abusar azara coerción suba costear pintan heredada solidariamente inducen pasajera tedio
  sugerente arrojaron pronombres endoso alternando amparado fabuloso remodelación pesadumbre vanguardias trataré
  desprecia pródigo predilecto apunte subproductos homicidios visa denuedo bibl reitero conectado socioculturales
  adivina comportan estabilizar levantaban evitó abstracciones radiales vergonzoso federalista especuladores ud nigeria
  suburbios prostituta disperso bruma inmobiliario generalizaciones estrados esmalte autopista antologías tea sedimento
  escopeta vicepresidencia subdirección subalternas vergonzosa submarino permuta apelante ardiendo integraron exigentes
  grosero tocantes exime actúen acertadas infusión voceros pusieran negaban ornar pontífices realizarla pontificio
  encargar campanario compartiendo esclavista necesitaría declarará vitalicia frigorífico georgia fantásticas invertida
  enfoca especular necesitará trasmitir fluida promueva sobrado tiembla austríaco dormitorios tenorio cisma manejaba
  veterinarios garantizados conservaron encabezamiento simplista obispados favorita formularse sancionó choca orfandad
  fontana incrementaron cariñoso pastora exóticas deseados ventricular denegación paliar conservadas ansiosos impresores
  mezcladas promovidos amistosas masculinas incalculable buda centrar hormona deslumbrante nacientes encerraba botica
  ceja equívocos compartían afortunada independentista visitando reajustes aniquilamiento logré prescinde demasía lúcido
  apasionados atrofia contrarrevolución ateísmo hospitalario padecimiento facciosos arrojados estrépito profecías
  presupuestarias felicitación entrara fallado necio águilas otorguen defendieron gloriosas declinar comunicativo
  apoteosis dictarse sorprendida ingrata emocionado exagerar suscriptores espectros surtido automatización desacato
  conexas forzadas figuró anticonceptivos historicidad naciendo piratería hospitalarios prestarle fijamente aposentos
  indices cicatriz viajan conduciría incomunicación indujo argumentando escarmiento delfín indignado juntarse fragatas
  grasos extirpación alcanzaría adquiría legitimo checa batido frenesí virtuosos ando austera apelando serranías
  ajustados sil aniquilar desprovista encubrir tornan soportan fundir acondicionado sintiéndose galeones insistente
  bursátil perdían aceras momentánea masculinidad atrocidades pretendan inclinarse exageraciones carnicería ventajosas
  encanta reproducirse partidarias distribuidora perniciosa críticamente volvimos contradecir premiar tonalidad cursar
  mezquino operatoria venderse loable existiría lujuria comenzada mojado fotocopia formalizar insistentemente enérgicas
  protectoras llover tazas hablen relativismo ingentes vaivén estabas inestimable robustos fundadora cocinas fatigado
  descentralizado potro gigantescas americanistas sepulturas rehacer malvado comunicando prescritas lanzaba cines
  fracasa instituyó barcas advocación poncho islámica acomodarse desprendido emplee liberadora apremiantes tomates
  campeonato adultas apuntadas crucifijo hallada tradicionalista psíquicas complementariedad habitacionales negrete
  atribuidos antropológicas irlandés humorismo perfeccionado despejado facilitará reliquia correas borrachos sobran
  servida suponían guyana supremas climático confluyen disociación ciegamente articulada arguelles evalúa mea plasencia
  afirmamos observé fugitivo capellanías ociosidad conducían epistemología excluyentes gorra lechera naranjos
  sancionados compraron retenido modifique patrullas verticalmente equilibrios explico paralizado forastero intestinos
  triunvirato improvisado suspendidos longitudinales adyacente válidamente prontos desavenencias coyunturales piadosos
  ejecutante finamente ebullición trasladada cross malogrado racionalizar autosuficiencia motines barracas ejecutando
  cava procedieron cargadores reclamaban lentas amenazar incentivar amparar diversificar paleta brío bandido abonados
  civilizadas afirmo sembradas baptista apodo contracciones plantado mejorada llevaran insistimos invitaciones hepatitis
  estimando soñador navaja contrastar majestuoso iras derogar bálsamo zapato eslabones obrajes represivas someramente
  santuarios ponernos hospitalización indicamos esforzarse exótico manifestaban capiteles bélicas búsquedas existirá
  dediquen vocaciones destruyeron guardo terapéuticos antonomasia autonómica serafín retorna contadora barniz pensada
  resinas sedición prefiriendo reformadores muero escalona corderos comprendían gestores imperceptible afganistán turbio
  fundaba encinas reposar geométricas boletas limbo recrea justifiquen complacer constituirán heterogéneos otorgarse
  zumo quintos hervir cometan margas nítidamente finalizado ergo mitigar anotó convertibilidad arreglada hierros espere
  prebendas dirijan mejicana donantes extraviado confusas desmedro acercaron caracterizadas chinas circunstanciales
  acondicionamiento fehaciente penados bandeja esterilización producirán deis proponerse metafísicas vejaciones
  congestión sarcasmo estrenó sentaba conformando concebidas sondeo granadinos reportajes quitarse asombrado campus
  sarampión fecundas regresando emotivo coliseo pegar compiten preexistente atestigua cómicos pagador concluyeron
  sientes demoras marihuana comparadas prospección tostado continuamos lama emolumentos secuaces seleccionada aduciendo
  movieron bancas discretamente comprueban flotantes gobernada preferida inactividad premiado riera pensionados
  benéficos librero explotada indolencia exuberante abatir centinelas suegra simultaneidad comprometidas operados
  brujería terruño arrastrados apresado interconexión justificados formatos déspota cabañas cognitivo palmar oriundo
  hayas perfila erudita cargan dejada confundidos sobrepasar exportados fragua vacila innovadores difundió perversa
  camarero determinaba medicación dominaban belgas helados paneles evolucionar reus sensoriales tenidas transfiere
  proporcionará camarón geógrafo implícitos desinfección irónicamente revelada frac acompañe criadas biotecnología
  buscará acentuó ambulante lanar apoderaron persa consuetudinario bacilo fisiológicos limítrofe cromosomas dirigimos
  desistimiento usurpador infractor excomunión sensato burlar desconocemos elaboraron subjuntivo chispas llegadas
  precisó progenitor represalia incontestable equivalen recibiría radicados constatado encamina refuerzan hamaca poro
  luchaban epidemiología victimas sucesorio ofrecerse boleto medirse paradas acercaban reinas saturno unían híbridos
  atroces acarreo indefectiblemente depositarios hablaré segmentación arquitectónicas programada substitución vestiduras
  supimos señaladamente hidráulico expresará triángulos convenida expropiaciones siles dudosos durado singapur
  gobernadora minoritarios sangría operaba estupendo invitaba cariñosa paradójica emblemas dulcemente egresado
  preexistentes cuidaba moncada arbusto filtración mejoran autóctonos pakistán diseminados ignorada descansaba acercando
  fusilados calabaza platero interdicto sevillana amamos promuevan acusando incompletas arrojando derivó equivocadamente
  envoltura derroteros sacarle incaica azucarero barlovento expectación expedito lubricantes roldan fisuras equivaldría
  extravío deportistas transiciones imperantes permanezcan mazo colaboraron jornalero revisa biógrafos asiática orientó
  metódico perversos advierto desenvuelven notamos firmo luchaba acudía arrebato déjame honestos inquietos cruzaron
  unción larva prepotencia dinamita habitadas portadas rechazaba romperse contravención razonada aplazamiento juzgamos
  prendió madrileños hallando hipotética exageradas destituido proyectaba corrientemente bautizados suplicar matorrales
  salidos incluirá toxicidad leerlo profesan autóctono cortante designaciones determinarán aterrizaje escribimos
  destacándose categórico deshecho deslizamiento lograban disolvente avalancha retenciones aproximan inculpado lunas
  calculan incompletos encendidos perspicacia acierta despidos exaltados tableros psicosis albañiles sustituidos
  llenaban enclave interpone espino editados saltan visos consagran inesperadamente verifican contiguo profundiza
  acepten desvirtuar prestará cuidan interioridad insolente precedió planificada aflora cúbico antagónicos grabadas
  narrado cuidará denominamos responderá olvidaba sobrevivido altivez rindieron mirad ciervo lucia pañuelos aburrido
  multiplicando equivocaciones enunciadas incluyo tolera intimidación transportados prolija obviar atestiguan varió
  tendiendo ceiba sacarse obstetricia incaico sucias guerrillera engendrado proclamando sobreviven intervengan chiquitos
  densidades mayoristas ocupacionales explícitos mantenidos tejado débilmente sopla borgoña hipotecarias teológicos
  hiciste atrapado cordialmente erratas confío arrancan hechizo remunerados opinó recordé terapéuticas devota alberga
  paulatino tremendas aberturas lid vertiginoso vado bailan itinerarios niego permitirían brasileñas berro encargue
  neuronas mecánicamente revestir collares civismo faros montañosa lazarillo juramentos cafetera incómoda atrasos
  mayorazgos sódico vengarse deshonra combinando viveros dilaciones oían conservará dibujado cambiaba gratificaciones
  chapas acercado desvanece dudarlo fas unilaterales ali trompetas habitaba bioquímica anverso anuencia impulsaron
  perfidia falten suscribió alumbra estimulan ostentar conocerla librador pagarle tenso vayas clamores acordaba clubs
  diametralmente alteridad cotidianamente percusión expositores barbara vislumbra entregarán persistentes atrevería
  incongruencia consuma vaguedad ejecuten cerciorarse notariales pías acabaría ilusoria aj soviet denunciando
  bachilleres suscitan surtir regidos personeros preferían llevé atrevía remontan percibidas equivocados procederse
  aceptara atentar transformador platino merecida lumbar quinquenal instantáneamente practicaban consultadas aportaron
  brea emergencias prestaban venganzas intelectualmente estarse mediadores gastó boleta pastizales estimulantes cáñamo
  bullicio refutación despótico balazos incipientes altiva yegua manuscrita inacción demostrarlo subtítulo cápsulas
  encantador beben viáticos reclusos cesan comprimido desconociendo hallase tapas absolver liceos aprovechada
  dispusieron grabaciones perecieron revelando salinidad proporcionales firmamos dudó recibirlo sandra informará falacia
  puntualizar osa expresaban áridas disímiles antártida amarguras incorrecta esbozar conjugación oligárquico natividad
  brujos cruceros vasallaje monótona argumentaciones emiten tómese discontinuidad evidenciar critique cuchara picada
  insinuaciones debatido sentaron preparatorias fugaces esparcidos compensado disputan hondos abreviaturas deseables
  califican espontáneos puedas adaptados vestidas rondas exceptuados adherentes estrictas busquen malhechores utilizará
  innecesarios valorado constitutivas rectorado instructivo mediocres tocaban transitoriamente proezas reconocerá
  resplandeciente hada penicilina recíprocos geógrafos rudimentaria prole amaro llamarlo temeraria enviaban transportado
  gramo indecible completando usufructuario arrestado denotan articulan afectaban precipitada sobretodo dores corrompido
  muía invernadero estúpida conocimos notariado causen descompone repita hocico plasmar transporta participativo arcaica
  impregnado proporcionadas descarta transcurrió roza sabrán jugaban conjuro cortesana escalar sobreviviente actuará
  agresivos reprodujo crecidas intuitiva acostarse dardo benéficas vídeo indo dejarle trompeta tribuno sellada satírico
  ltda examinamos comprenderlo sumaban reparado agotados extremistas sentadas líricas reportero aparejada traigan
  haitianos semen conseguirá repasar sacude funcionaban túneles retiran controvertido desordenado parnaso inhumano
  amargos sonata demostrativo benigna enriquecerse latidos antagonismos patológicos angosto presentimiento presentase
  agregaron coloquial lauro silenciosos bretón gales reflujo buscada desplegó cinematográficas declaren impositivas
  maduras marchaban correspondieron inga compre acertar acres marcaba empate utópica iniciará eliminó moza unificada
  abogacía domiciliado letrero aseguradora negociantes prevaleció afirmativamente lesa caótica gramíneas estrado edén
  transformaron rosal epidermis ineficaces ornamental acrecienta postas ignorados reactivo pavo silvicultura quejan
  expande fanega proporcionaron orihuela importes trópicos discordancia embates robustecer descubrirse carezca
  negociados dejarlos lady comentarista habilitar maligna migrante neblina moderadas facturación pantallas suscitada
  mayúsculas infinitivo reflejando extras antesala ilusorio palas prolongarse humildemente recomiendo rastrear péndulo
  letargo mancebo mantenidas esquemática funcionado automotor escucharon insuperables descubridores sucinta fricciones
  ordenaron calculadas haitiano altezas especifican legendaria concederle fichero ovinos urea sintéticos inventiva
  examine indicaban maravillosamente golf ingeniosa firmando allanamiento alegra reemplazada propender comentan hueste
  mantenerlo humillante reguladas vendan multiplicador fermento restar colorantes conectados ineptitud fragancia vagón
  trabajada simbiosis tontos estufa epilepsia roba sueros pacientemente climáticos acercarnos vaginal sábana reunimos
  escollo obesidad convinieron cuatrocientas faltos despejar vertidas canarios estada subversiva latido asimetría
  despojados resentimientos globos intensivos feudo divertirse abstinencia subtotal designando desembolso baje hormiga
  abdominales operada canadienses solventar subrayó concluidos sirviese automáticos virulencia incrementan preparatorio
  expedita afortunados tena lona orificios duplicación debatir negociador cornisa tortugas sistemáticas binomio engañosa
  idealistas novelesco forzosos estío encargará aeronave inminencia esclavas convertidas pilastras envuelven capitolio
  tardías bebido ordeno trigos dominadas cocinero incita trasero tifoidea apartadas refutar ligamento gigantescos gocen
  derramada impetuoso brutales internados envié vete enunciada nombraba calculando competidor impropio sinceras
  confidente bastardo sistemáticos lances estableciera comunicarle profeso estorbo mulata aluvión requena anunciaron
  impulsando engranaje merecimientos importó insustituible dentista tomaran virtualidad auditores pretendientes
  decorativos serenos hallare granel clasificarse cardinal septentrionales secretarla morirse protestando cordel clama
  centran chipre ofrecimientos extraída respiro dramaturgos cognitiva vuelco disidente estacionales anatómica iluminados
  eme engrosar viñedos fabulosa estarlo verdoso alzan imponentes refrigeración impresionantes molido presbiterio
  abandonaba pudientes garantizando ordenamos terminantes transferido mueran eliminan requeriría congénita llamara
  alentado elevaba bombardeos estimuló predecesor llamativo alejaba fuéramos imaginó pasional gimnasio sobradamente
  envolver desalojar aceptaban reveladora delicia conducirá ultimas junco conjurados proclamaba esconden andas derrotó
  morteros rodados confusos novelesca ahogar ministra vertiginosa gravados reglamentarios quererlo inversamente
  perfecciona noviciado astronómico elástico intuitivo marqueses consolidarse esqueletos tailandia voluminoso heredar
  zum signado matrículas vigésimo estimulando melgar traducidas ágiles emprendidas positivistas óxidos templanza
  tenazmente fabriles casto indagaciones yacen defenderla intencionalmente indisoluble nueces promovidas cumpliera
  denuncio sobrevenir violando bastos cuantificar remitente encono solubles almendras obstinación curvatura ancestros
  reclamante quiste ocasionada prestamistas torta coloma vómito programar islotes consumidos milagroso ansiosa galeno
  atreven estupenda dudaba percibimos figurando devora engloba plaguicidas invierten compensa involucran ligar
  convertirla invocada comprendan seductor acostumbradas operaban ascendiendo neutra disparate racista sumarios
  inscriben servidos curatos existencialismo cuadrante rudos dudamos enigmas armó grosera marine empeñó impotentes
  poblacionales piensen ateo deshace graduó desplegada atreverse desnivel instituir caoba presupuestarios especias
  genéricamente cúpulas catastral despertando llevarnos sombríos costumbrista babel parejo ero enjuiciar lisas reportes
  logradas discutía envíen paces constituyéndose resumida azotea emprendedor anteceden inaccesibles impulsados
  adjudicado hindú pecuniarias innecesarias escuchamos coincidían reportado muchedumbres germano proprio hacinamiento
  penalidad beligerante arbitrariedades entrados reaccionó girasol resaltan pelotón calcularse remitirse ortodoxos
  estanques ceden capellanía mato románticas acomodo indicaron arruinado oblicua locas pedagogo intrínsecamente lechos
  pertenecieron cuelga exequias dedique convincentes ornamentales compruebe interrogado destructora besó recaído garrote
  quistes cucharadas rendida vais mayúscula restan raigambre incorrecto manejando detenidas paros cinc banquetes cerezo
  rítmico disputar malasia receptora falsamente organizativos ale agravar ítems encarcelados semestral cinematografía
  araucana sancionadas glacial computador acomoda representaría paganismo filosofar empedrado calzadas pactar ofensivas
  elevará evangélicos fijen infortunios encargaron afable consumar anhela too destrozado perdición confiables mantenerla
  concurrente oprime contraen fugas procreación democráticamente sintáctica interviniendo reemplazó sito colmenares
  rogar necrosis curaciones desenvolver ruin ocuparme opaco gustaban aprovechados alzaba decena ropaje practicaron
  configuraciones derrocado moler táctico geométricos quebrantar acomodada metalúrgica suciedad nasales cent pronuncian
  captado diagnosis subsistencias probatoria ascensor desafiar manejados antígeno volviéndose cálidas deponer asomo
  retóricas zelanda tapices abandone calienta siderurgia descubra cultivó pronunciaron tristezas comprometía rapiña
  informático gal bel extraen respondo contraídos comprobante sonoros deliberante anagrama matricula portilla palmera
  eliminados fecundos superficialmente recomendada lujan espesura agustino conseguida corales encomendadas furiosa
  arcángel formamos amonio baya archivero egipcia enmarca veda nómadas nominación tempranamente hispánicas jaca epitelio
  liebre arsénico contratiempos alegó salvaron dormidos tangibles derogadas césped vasculares hundió asientan
  fundamentada delimitado sacudió incurable presiden aseguraban cupones vigorosos materialización creadoras terminaría
  conformó braceros derramado existieran cotas aguardando fra malignos tomarlo opinaba candela rioplatense preceptiva
  apartan duende penurias absorbida sacadas azuela calavera delirios vitalicio diafragma impurezas pagas antropológicos
  depositó criadores propugna ociosos mote corsario tamaña defensivas regresé colaborando expositor caudaloso trompa
  deteriorado saldrán elevaciones lóbulos repartió indiscriminada universalmente enumeran asumieron exhortación
  agrupamiento alargada degollado verlas resolverlo turísticas cotidianidad facsímil temáticos acomodadas alargado
  principiar disculpas brutalmente compondrá especificadas abriéndose pasaran coetáneos montoneros dijiste patrimonios
  emisario coloso balneario centró mioceno confiabilidad alcanzarse insinuado pases provinciano somera polígono
  hospedaje rechazaron conserven tituló victima monótono optaron realce fallece oprobio circulaban pecar mesma documenta
  marcaron hirviendo accidentado maletas superadas centrarse conferida sintomático panameños halo conmovió bota
  navegables psiquiatra mola pecuario atrayente ceda tomarla reproches bravura ocasionando contribuía remontar vote
  materialidad escrupulosamente ráfagas deposito anulado encontrarnos consorte ponerlas arrebatar conos ostentaba
  gratuitas bate ruedo arrepentido sabroso epitafio condensa porcino cantina excma labradas transformados publicitarios
  subyacentes densas escuchaban urgentemente hereje coincidía llegarían capitana diámetros impresora comprobados deducen
  sobresalto llegasen confirmaron ingenuos sacudida penetraron ferré merecían enterados indeterminación gringo ocultado
  ejercerse atañen fecundación luminosidad confidencias zanjas cupos cantada criticas vals enfrentamos reconvención
  respeten sugestiva fiadores mueca saturado redactados bandoleros mineralogía portuarias apostólicos helicópteros
  interpretados apuestas insensiblemente trabajados surgían impiedad pasea tele vizcaíno prescrita desorientación
  islámico trasera dictadores duraba amaneció venidas arancelarios patética precipitó gray terminarse coordinados
  araucano ceremoniales fiduciario hallarán sitiados encadenamiento granadina primicias resuena metropolitanos adoptará
  extrajo acaecidos rehusó prosas politécnico israelitas consistían apoye resplandores exportadoras maule cercas carajo
  anfiteatro calentar prologo prefectos enfrentaba grandísima incesantes instintiva aceptarlo esconderse rae espuelas
  gozará conservadurismo desolado eligiendo remitidas razonado veedor atalaya rezo llantas persiguió aludidas voracidad
  educada maximizar ibi escueta vulgaridad gritan tabú novillos palidez carbones pudieren recomendando portadora agrio
  lúgubre arbitrarios financiados prematuramente prometen visionario adora entrarán erupciones escaparse atraía galletas
  explora burocráticos desengaños sabida arcipreste silenciosamente encara negociadores filamentos partitura avisó
  mariquita yerro ahoga satisfagan issn bañado optimizar adhesiones fogón prócer considerarlos encontrarla despilfarro
  abran marroquíes perciba encomendar deriven innovadora consignaciones conflictividad unilateralmente desdoblamiento
  moralista incidental selecciona unísono castaños contrapone soda medidos helicóptero hacedor misional propicios
  prospecto mosaicos truenos autobiográfico convertían sintéticas acecho propondrá implícitas unicef jordi dedujo
  fotógrafos pausas consanguinidad devueltos dirigirá alzarse rió involuntariamente botánicos hernia abordó platónico
  agradeció irrelevante plasticidad atrasada homogéneos excita sistematizar charco archives insertarse golpeado trofeos
  disfrutado semestres chimeneas intangible anfitrión condenadas losas habas restableció formule puerco irritante
  analíticas pedirá apresurado albañil empíricamente capilares contemple prendido tiran entregaban electrónicas
  tranquilas sílice lores primor rúa arrecifes gandía inexcusable alimentados conjura proverbial prestigiosos blusa
  conciliador afloran arrastró repartida sensatez barrancos despojar inmersos vigila quitaba efemérides rezagos baldías
  sortear afectará republicanismo carecemos estante absuelto clarificar capturas lindero diseñó faroles derribado
  ocultación imbécil tiroteo fenicios reedición asoman registrando aspiraban viví cursado prov insolencia errado
  urbanidad campeones aristócratas encaja tecla repulsa peñón aumenten quirúrgicas rabo desplazan imaginativo madurar
  vividas amando probando refundido veintena armadores inmensamente higiénico tendidos piquete aplicabilidad centurias
  validación absorben recomendamos ultranza sollozos manchado oleo virtuosa tímidamente colchón indomable vividos
  castigada caleta perversión terciaria cadencia formándose entusiasmado deberemos reservándose peligrosamente flotación
  autóctonas dividía acomodado antoja metieron ejecutaron clandestinos recaudado llevarle carnet prudencial concurriendo
  atractivas configurado enriquecen entendidas tóxico cruzaba celestiales traicionado cesaron carisma consensos ofendida
  jugada inapreciable caretas aforo aunado aumentarse brillaba rebajas dispensar reputado ningunos sobro sentenciados
  ranas desechado lumen interdicción viajando genéricos adorar revuelto andante asimila antipatía quebrantos asimilados
  resignado rifles aspereza didácticas tabique achaques incesto terminaban hordas yema escribientes aflicción residían
  platónica ilícitas auricular árido oculares desvalorización rareza aprendizajes medica numerales escribían cinema
  entorpecer metafórico contagiosa catalizador habiéndolo laborista equivocarse reservando tripartita cea cómodos
  colonizador describía moratoria cuidarse budismo toral tercia defectuoso tornado fealdad maña japonesas ilegítima
  basuras suministrada sugería maraña juntó bilingües programática placenta suspendidas expusieron prestigiosa
  interpersonales aliciente sospechaba fundamentan expedirá contextura separatista sueca excusado acomodados arenoso
  favorecidas separaron profética jane tumbes bancada despedidos indeterminada tosco camarones apreciados embarques
  ambivalencia contradicen gratuidad dobla armonías tuviéramos vibra aorta atormentado estrenada umbilical luís acetato
  campa excusar instintivamente prevén misiva gringos calatayud antimonio ofrecerá prefirieron aclarando comió
  indiscutibles agitaciones sobria vaciado virilidad habías corporativos saqué prevenida permitimos indisciplina invaden
  levanté impermeable cánticos despertaron detenga grafía azares recaiga adaptadas bajaban animas viniesen comparto
  subgrupo invitan gradiente centroamericanas iberoamericanos ayudarnos fijeza abolengo felicito personificación
  administrativamente humanística rubor ejercitarse libelo constelaciones consolidados insertos emocionante fonda
  detecta llene anunciaban hastío cráter levantará sacarlo postración conato cuarentena ambigüedades gante tablada
  americanista líquidas lograra cesárea psicoterapia ligadura cayera rigurosas opresor organizaba defina agraviado
  arrastraba compraba consultoría vaciló versificación disolverse incompatibilidades pestañas ignoraban impresionó
  tramitar reproductores gitano sobrecarga invadida vibrar cúmplase valladares disolvió ferrara aleatoria persistir
  celosa injustificada cobrará abortos reveses imaginarias profana tributar condenan asilos humanamente amenazadas
  cosechar concentradas soborno restrictivo tornillo adentrarse imperativa sobrepasan numéricos decidan jarabe
  distributiva proteja domine hola reguladoras decoraciones contenciosa precaver aquesta disección cesantes curarse
  impertinente dom hambriento asado median garra bolivianas sirviéndose instituye leona salmón justificaciones ajustadas
  hallaren urdimbre metidos analizaron incompetente corps leyeron viso dente meteorología tejados díez esófago indeleble
  evadir sostengo linfocitos abrazado enano libreros censurar busqué halladas dehesas opaca incluyan entrase
  levantándose clandestinas glosas perentorio fragor roda imperfección concretado detenía imposibilitado fracasaron
  moviéndose garantizaba incurren sufran concordante soportado informativas daña expresen desarrollaban zarco desatada
  conteste observo sentidas desagües envolvía nalgas ladino gorro tallas superados tobas aletas odas adelantadas
  inquisitorial educadora capataces colosales competición posicionamiento liviana lícita ligan porfía divertida escapaba
  alcanzadas venados poderlo tectónica aprehendido afirmaron pareciese prometer sauces angustioso desmedida mueva
  reemplazados humillado efusión celosamente limitaron dispara venera prepare reivindica atrapar venecianos pliegue
  reducirá abrazos falló fastidio quiché farmacias irritado golpeó ocre refrescos force instruye explosiva distribuyó
  practicante erigirse sustituyen reanudación quedándose duraderos obedecido descentralizada alegada alargar atar
  condicionados abrí estribos embargados asumía imperioso epístolas bruce inducida cebollas candente bautizó abolido
  jugaron predicó echaban aprendan ocultó juzguen alcohólica guante discriminaciones resarcimiento desata papeletas
  boletos mosquito cuide hemoglobina tremendamente disminuya ostensiblemente ribereños nombro inalienable emir detective
  dignado mariscos accesoria anticomunista traumatismo subdivisiones observarán idónea religiosamente provisoria
  procuraron insoluble aceleró profanos dieren desempeñaron liviano extirpar milagrosamente canalla oleadas competen
  numen rollos clandestinamente atada focal voló hundirse notación ingenuamente flote dispensado insuficiencias
  denominará consistiría previendo trofeo crezca conmover populistas superaba sequías investigando argos asequible
  presagio intensifica portátil coloquios sumergida aprieta hube mortandad dramaturgia plumaje rendidos asista midiendo
  encaminó sigilo represa descubría piar creíamos majestuosa inquirir dotó aledaños cuerdo germanos zoológico censores
  rebeca galardón veré macedonio dormían alumbramiento concebía ultraje gemidos diseñadas solitarias agregamos
  defraudación infundada bocado probadas sugerida infectados acepté bebés exclusiones apuntada recibirse colmenas
  húngaro mezquina delia valencianos miente bailarines soc orientador condenatoria afectivos lloró vanguardista criticó
  cargador milenaria temporalidades propaga fósil bacalao ilegítimo postrera abona medicinal repetirlo poblador verdor
  constructivos mejore líos impregnada aspiramos correlato acentuando prehispánicos seguirían inspirador clavado
  plegarias cargó dilatados quemaduras pasas bonitas desatado gástrica baca especifico tonalidades liberador alterados
  meritoria residió punción zaguán panadería fardos entrevistó carballo moderar maquinaciones borrachera erguido
  aguacate resumidas inmutables tendentes mudanzas dramáticamente asemejan monumentales desprovistos conformándose
  románico afirmaban detenerme urbanístico vertebrados pernicioso mantendrán irracionalidad facultativa procuraban
  toscana vivirá crestas cuestionada linfáticos asumidas foráneo adónde explicativas mutilación devolverá acostado
  nocivas retardar entendí fraudulenta inflacionarias roedores teñido prime selecciones seglar encantada tentado
  colateral volatilidad centralidad murmullos molar pentágono remesa pagana dramatismo órbitas desajustes atribuyendo
  sonoridad aprovechándose minoritario metralla desventura exóticos lastra secuestrado asigne moneada emanados tocaron
  biliar correctos quemaron descriptivos rigurosos circunscribe dictaba bolivariano episcopales sobres obtendría perico
  manipulaciones obteniéndose misiles industrializadas acumulativo conferidas conciernen aludía desvelo rojiza
  indecisión antebrazo documentados tapete meten enclaves sucediera cruelmente preceptuado cargamentos peregrinaciones
  inclinaba proveerá ínfima convirtiera retóricos atacaba verter telar recuperarse asentadas ferrol rubios representarse
  rectora sufijo oportunismo respaldado mesetas resuelvan penúltimo estilístico conflictivo dilata irlandeses cambiarse
  practiquen devuelva confronta someterá exacciones brazas manicomio erigida tonta brisas dumas ovino naturalezas
  distraído románica fizo manjares noguera rúbricas cubas inseguro cruzaban trasladan henequén etiopía dilemas
  publicarán agruparse encontrase pode nieblas obsidiana patrocinado supiese repara negándose perra significaban
  semanalmente demandó defienda refinerías reorientación llenarse nazareno navarros notaría ilegítimos métrico asas
  obstinada registrarse polis pirineo lechuga millonario marque precisados alegro dominica descentralizadas formularon
  tallada luchadores recaída ríen caricaturas caracterizaron invito carpetas triunfador sobrevivió enzima usanza
  incluimos anglosajón locutor portón crecidos involuntaria traídas constructivas cursiva creará brillantemente consignó
  desplazada perdiera asusta incurrió mostrará rodaje caballar crónicos laboreo descalzo condominio ye exitosamente
  apeló intermitentes curiosidades aumentaban envueltas estrictos imprecisa infringe aplastar sintiera demandaba
  encontrarme pensativo reproduciendo peca debí desconsuelo crecían arder exclamar agarró escribirá enviara rodearon
  suplicó descomunal proyectarse infundir llevarlas sistémica bovina ardía aplastante porteros albaceas colgar guerreras
  venosa conmemorativa din arcadio tara excitado clasificada salvas efectuaba ceño homicida trimestres convocatorias
  admiro tipográfica sacrifica perecido sentirá subdelegados consistido magistralmente removido damnificados replica
  inflacionaria sospecho derrotada adelantarse sardina incalculables invocan meningitis incontrastable ampliarse
  intrépido credos rayón reporteros descansando java vicarios eche imitaciones detallar percibiendo gobernaciones
  libertario condenaba fonemas guardada invernal consumida descendía caminante bacilos servidas alabar diferenciarse
  cítricos llevarían manifestarle amplían destacamos natalia diste nata carpa telegráficas asistan remata catalanas
  resultase zaga motivados talones proporcionarle corrosión prende contraproducente modestamente izquierdista
  masivamente maquila procedencias cuaternario infames tallado nocivo humus inadecuadas exigieron realizador curandero
  barajas mentor palestinos disponerse examinemos filmes enjambre irrumpe vincularse traiciones concluya confraternidad
  adheridos objetar involuntario diversificada lirio hermandades cíclico consolidando caótico páramos contara mencionaba
  floreció firmaba riña abarcó sugiriendo preocupe ninfas capote paseaba desecho resignarse gancho caí discriminar
  ataduras trasmite ganadores ajuar risueño lustro destinará previsibles trébol oponiéndose discretos reactor
  adelantamiento alquimia ineficiente cofre benignidad sumariamente superarse alimentarios merezcan pegada confinamiento
  extraídas arañas despiadada cueste guapo distinguiendo gua disconformidad motivan expansivo sembró montañosas
  correlativo agresores genéricas culebras votan pugnas asturiana persuadidos desviado doctrinarios extrañamente quintín
  influida entusiasmos tablado funeraria cuellos lucrativo quedasen rodear cocimiento americanismo disertaciones mallas
  conservo escaparon serviles contiguas fallamos estrago trío simultáneas guiada acosado tornillos tobar salvaguarda
  leídas prestamista palpita esquizofrenia participio colocaban exteriormente empujar suprimidos actuante pronunciamos
  primitivamente isleños sostenemos fulminante alentó cuidada mantuviera substituir intimación villafranca gane
  ecuménico inspiraron ventajosamente documentar dividieron desposeídos sonado noté asentó dejes mediaciones terminara
  trazadas fósforos próceres congoja circuló idilio entornos presentarlo histeria supermercados confirmados medie seo
  ceñido disciplinado insensato rechazadas inferencia tiradores violada excelsa beligerancia registradores compases
  tuberculosos empujado rudeza encabezó pregunte izquierdistas recibirla inestables denunciaba ester perseguidores
  dejaré sobrada confesional atómico significará desaguadero integralmente desempeñen bayoneta radicó dificultar
  actualiza sabino baranda manifiesten presenció homogéneas obligará pronuncie quisiesen eleve finalizó penitente
  vertidos meca semánticos racionamiento volcánico chivo tuerto interpretadas contestada eclosión discutidas agustina
  esbozado interrogar implicadas foráneas lajas bebió reí correlativa destine yacía legatario anatómico ciñe caerá
  pragmáticas locuras plebeyos inconsciencia aceleradamente manden congregados teclado durmió jefaturas ráfaga
  controlaba decís aceptarla decidiera caprichoso cata recato depositan capilar rectangulares tuberculosa reminiscencia
  lesionado conflictivas estudiaremos trocha funcionará precipicio tóxicas vda apareciera manejada coordina totalitarios
  abolida directriz extendían sincretismo integrador esmerada títeres informáticos insulares rambla intima denominaba
  arsenales sobreponerse sabotaje figueras náutica licitud creta retirándose campestre probarse favorezca desenfrenada
  interroga especificada cruenta escritoras astrónomo avía tapias poseo convocadas pose destructiva afiliadas afectivas
  polaca gobernando revelaron cerámicos subían promovieron pésimo prudentemente hirió tenderá testa exitosos israelita
  especímenes mafia tracto madrina chaleco imprimen planificado muestren adaptan sinagoga inventada indestructible
  inmorales contentarse promotora selectos oceanía alaba retracto emanada gritaban burocráticas otorgarle altibajos
  falsedades felicitar interrogatorios cafeteros legó cadete presuntamente marginadas ozono galante interdisciplinario
  farol auspicio allanar sentenciadora tímidos engañados carrizo paralizar perjudican rédito bruscos realeza tropezar
  elegirá extrañamiento prometiendo exhibido asomó testar minuciosidad mona profesar saquen instrumentar arenosa
  lactantes suplementario noticiero olvidaron náuseas viales precipitar permitirle salmerón errar enseñe recaudaciones
  hatos crudeza deslindar admisibles neoclásico contrapuestos secreciones convocando imprevisible lamentaba pinzas
  refinados natalicio mayoritarios soberbios ametralladora estremecimiento templadas suntuoso interferir sufrirán
  llamarla minúscula agrimensor pluvial falangistas civilizadora muelas inolvidables hondureño tripulaciones
  significantes indeseables preguntaban voraz barrido lanzados comisionó aprenda perennes rezaba saudita contarle tramas
  previniendo vértices planteamos arregla vagabundos vencimientos aplaudir confeccionado ésos suscribieron refugios
  mucosas alcaldías eliminada modelar hispanidad apelativo tata polares latinidad duplica filón entenderán campero
  sorprendentemente profanas desajuste ingesta enviarle desecación distinguieron oídas tiranías meritorio proyectados
  innovadoras perversidad impliquen desiertas arquetipos amoniaco lingüistas cerdas ocupara enigmático embriones
  agradecida maquinista dina rutinas acuda halagos fijándose concurra simétrica quepa urbes bejarano privó vistió
  indigentes inmediatez observaban bles enlazar flautas destinen epistemológico protegiendo exigua rasa terneros
  haberles amarillenta extravagantes entregara asiduo contrariedad muñecos permitidos exhorto postor intentará avanzaban
  trágicas pensionistas donó neoclásica explorado cesará restablece identificaron apartamiento intervencionista
  tenebroso lindas crió duplicar paternalista albúmina frivolidad disgregación colmado irremisiblemente epígrafes
  iniciamos tradicionalismo tocador aparecerán visité incisiones pira expresividad celebro catarata internarse
  simplificado relacional escarnio argumental aria desolada dunas experimentalmente recorrieron ancianidad perseguían
  desplazando vorágine inadvertido paginas peculio alteró velos gratos vesícula sutilezas evitará señoriales olea
  reclutar anglosajona revocatoria agudiza esquistos extinguirse estorbar supervivientes sucedían litigante infiernos
  zas geniales destinarse limitaremos revisando certifica mandadas quemó diminuto repartieron sepultados errantes
  catequesis moles cromo agradar reumatismo fertilizante grotesca asaltantes congelado beneméritos mampostería aparejado
  innovar azulejos tiberio chiquito puga sirvienta padeciendo subsecuentes bríos creamos incorpore sabores recaudador
  desaceleración expresamos bailarina noria existiese granizo señalo tricolor pasarían mandíbulas neumonía retrata
  hablábamos adornados sulfuro bolchevique operacionales reincorporación reaccionan símil cultivador emita conmociones
  revisados destello verdura yuxtaposición paúl popularmente invirtió limitante arraigadas dejarnos auxiliado pidiera
  cutánea mantenimientos chismes inalcanzable insinuar privilegia calendarios reconstitución trapos truco mojada
  impedirlo dígame cambien matarlo aridez marginado tentar tontería desmonte quilla liras bol contrabandistas
  desaciertos perceptibles dota usará solicitaban comes intestinas bastando incapacitado distan costar alzaron
  integradora melena inmune presteza suboficiales gradación jaulas sectarismo poza floresta entrego juzgarse parda
  anotando mantenerlos holgura guitarras articulados impedirá riel opino yes virtuales confortable ebrio organice
  colgando exitosas financia generen tapiz acaricia cuelgan reservaba avanzaron azarosa nevado pesares selectas comprada
  recoja adiciona procederán vértebras refresco artritis talle dilatadas ledo imputaciones generadoras asumidos ensalada
  acuse plateros golpeando festín interpersonal cristalinas faltará encontrarían concluidas brindaba exagerados
  notificará tratemos domino conversiones inusual limitaban adverbios llamarle mapuches armador venenos esteros corres
  conseguí reconquistar pisadas olmo friso maestranza acentúan hacerte aumentaría cariz sentirme laboran ubicó fructuoso
  redacta reposan escocés radicaba estribaciones olvides hidratos gubernativas tachado compensada edificada maquillaje
  aseguraron toponimia aforismo huían obligarse instalan leva perturbado abundaban sintáctico tiroides apartada
  anglosajones agresivas escuche interesaban fabulosas germánica chichimecas aceptaría agitando atenuación llevasen puma
  elefantes extramuros decaimiento macizos apical olivar liquidado valieron acompañará desatar adornar grandísimo morirá
  animador anormalidad anaranjado gangrena perseverante carezcan desembarque inesperados atacadas electrón enfocado
  escalinata tocados notificó emanado empleen transmitió lomos melón mociones pareciendo agudización sueñan costra
  estremece oval agotan calificativos poseídos ejecutora stand dilatar significaron diputada combatieron incógnitas
  bautizo desvanecer añadimos suspenda programadas amigable heterogéneas recluta perciban siguieran indeciso delictiva
  trechos cuña continuaría córnea repugna cañadas subgrupos aplaudido navegable retire exaltada venero concedan
  desaparecía impresionar ofensivo proximal resguardar perteneciendo despreciado almanaque dificultoso alojamientos
  disfrutaban egreso curativo influenciado aprobarse intitulada sustracción siluetas filtrado justiciero axiomas
  tribulaciones endeble semánticas resumido tías lateralmente podrías apuntados desidia sintagma enfrentando veréis
  inaudita planicies tendieron denunciada diagnosticar imponerle calculo directorios manjar factorías cruzamiento
  agradecidos secretarias nacionalismos tardíos fortaleciendo obscuras duraron traste magnetismo impreciso pazos
  maldades impulsor nihilismo frustrados ensancha valerosos curriculares activismo tenías impugna apretar puercos
  inadecuados fundamentado coronar vivacidad puntualiza turca atajar fundiciones curan arriesgada giras retiraba taba
  pintaba ejecutorias honradamente multiplicarse enterramiento cárter verificarlo repleto formativa meteorológicas
  remolino tribal ilegalmente instintivo feriados magnánimo sostenga ocasionadas enérgicos idealización deforestación
  clavel reclamados nahuas caigan lucena encerrarse soberanas bienvenido pepita prolongan provinciana servirnos
  procediera obraba reproducidos levita combativa rutinaria renovarse encubierta ofende reticencias arregló irrefutable
  indignos adherencia fosfatos convenidos valían sediciosos estenosis vinieran traspasa cucharada fingir insta antonino
  víbora concurrían circulatorio metafísicos recordaban nupcial explicarlo aristócrata regirse interponerse redondeado
  dádivas sindicalista entrambos transferidos toscano aparejo uniformar postrer experimentaba rectamente dardos inculcar
  esperábamos funerario recoleta perentoria vagabundo desbordante obstinado fatalismo introduzca absceso inexacto
  retrocede jamón correctivo mecenas efectuarán crediticias entretener mexica refleje conmovedora equitativamente
  tradicionalistas flaca subdesarrollado desmentir acústica culminaron papado aplicarla diferido manifesté sintonía
  relatado cataclismo desencadenar atuendo desastroso inclinar reportan echada quinina cubrieron pródiga fiduciaria
  parta consintió eviten atribuían metía esponja refracción desconfiar desembocan pin aleatorio ponderada árida
  patógenos conformaron sabremos humos originando visite salieran reclame astillero subsista inapelable sustantivas
  postores bigotes violetas inventores aproximaba estepa biopsia perdonado igualitario transcurrieron entrevistadas
  estructuralmente montañés dictatoriales pensara certificar uretra tabernas manifiestas ducha separata figuren plenas
  invitando ocultando conflagración encarcelamiento mirarlo desmantelamiento oran ásperas cultivando complaciente
  impracticable arriesgar involucrar proscripción rompa odia excederá castizo provengan evidenciado apófisis arrabales
  iniciara pavimentos gobernarse contratada susciten escolarización enmarcado tapar emigrante energéticas mostrada
  reiterados metida provino soñó relegado pinceladas hálito andaluzas servirían regala atenderá improvisada gástrico
  parlamentarismo acreedora escolásticos resistieron jeremías bajío palco atún burros vicepresidentes angustiado
  canónicas manresa logar abastos pampeana advierta bebía indico micrófono disparado cubos cinematógrafo confesores
  satisfacerse reforzando ibíd afronta reciclaje hepático contrataciones establo implacables réplicas impedidos
  circundantes modificaron totalitaria muí cesionario rellenos cínico faltaría expósitos mataderos entablada practicará
  irreconciliables configurando pintorescos temperamentos calculaba disimulada venerado inequívoco imp confirmadas
  heredados promoverá infundado merecieron orquestas anatómicas analizarse piramidal litúrgico inaudito saturada
  ofreciéndole banal momentáneo organizacionales comprobamos exceptúan moderador varías estandartes fusilar riega ardid
  reserve nieva presentaría volátiles referiré transformadora multiplicaron propiciando enciso obscuros derramamiento
  viciosa prescribir resistía ávido alegan tardará emerger aguardientes combatida equipados lunares jardinero impresiona
  cartagineses algeciras pesimistas adhirió roban introduzcan prieta montan satisfizo caudillismo empiezo envenenamiento
  calenturas láser uterino vascongadas altere ocupante densamente embarcados regidas confrontaciones fluctuación
  estimulo acordará pacificar filibusteros desempeñe hielos desdichas rodeando sanguinario consagrarse ejercidas
  ornamento premiados alcanzara barrer resolvía transmitidos exportan invadieron proverbios cercados fruición montañoso
  chiquita habidas patíbulo secuestrados mientes acuarela ésas exiguo mejoradas afectividad merecedor retroalimentación
  aquiescencia utilizarlo pintando álamos paleolítico representará desestimar designaba audio tejera renovadora débito
  concentraron sobrenombre tanteo fiscalizar ocupo indocumentados impensable escaramuzas retroactivo ceñirse necesitas
  tintura condescendencia percatarse rusas comunicadas ninfa atenuantes latifundista sometiendo reproductivo completada
  danzantes incumbencia recorrían lirios combativo monográfico cajero consultorios contemplativa paladín oleaginosas
  reservó provenga ruidoso epistemológica quijada borradores peñascos grillo emplazado cuidó conventual correrá místicas
  borrego curanderos pensante giraba planea parangón machetes aventurar acuerden cafetero dirigiera genovés cebo cántaro
  vigorosas creativas arzobispal dañado negarle triviales renovó esporádicamente explanada desafiante desventuras
  cambiará pertinaz adhieren asomaba inferirse debéis terrena pellejo prevalecido baúl coordinadas estés embargos arados
  preventivos resultarían sectarios acertó menta serranos fomentado cuestan isa peras mitológico aducir tour desacuerdos
  breviario admitan neumáticos venid acicate considerara mecha vivaz arenga sinsabores difundidas cultivaban ascendían
  afectuoso arraigados bloquear cite grabador reflejaban contrariar compartió encontrábamos obsequios inconmovible
  caluroso predicando sometieron lujoso simbología disfraces urraca caduca pillaje robustez camiseta agravada abrupta
  relucir substancialmente demorar ruidosa yergue facilitaba sones pedernal coraza bíblicas yerros muela marital lemas
  testículos triunfantes consignatario minar cois adjudica humillaciones aberración sofisticados fusiones perezoso
  connivencia asturianos excelso respiraba condicionar notifique cantero olímpico costal corinto agitadores torcer
  explicarle rebasar adobes imperdonable fomentan diciéndome preceptores construya moralistas considerase propongan
  destajo patino sensibilización absorto proverbio tobago alojar rodando gemido sables páncreas trapiche inhumana
  laberintos mencionaremos aproveche resentido tequila orfebrería crían decorada eclecticismo morfológicas controlando
  ruiseñor dichosos informalidad viviera simular pegó cercos villano ganaban becerro corregimientos patrios especificas
  comestible peticionario aplazar repeler seguiré racimo profesionalismo demente locomoción amablemente baena
  psicológicamente escrupuloso bibliografías circunda florines senté remordimientos intenté lloro respetabilidad
  surrealistas anejo nomine arguye quechuas litúrgica chincha poseyendo costero arrojaba despoblación restaurada bañados
  esparza conmutación sabrosa intangibles decidía metafórica cíclica graduada destructores talud expropiar acendrado
  disfrazados exclamación presencias confinado crediticio revoca perfecciones imputa inversor someta evaluado ostracismo
  dejarían reconociera progresado paseando comensales remontarse regalía cacho bautizar incurrirá compré reseñado
  expresionismo epíteto templados dejadas alimentada conformismo carmelita repitieron reaccionarias nóminas regían
  servilismo ario protagónico temerosa apretados dentadura docilidad saciedad terminaciones contundentes óperas gelatina
  tonterías burlado enajenado párvulos comisionista míticos carabelas vinculante televisiva compárese consumados
  discursivas exacción institucionalizada extravíos visitados expedicionario transformándose erguida becarios duplicidad
  infunde dejarme auspiciado completarse modal chocan esfuerzan almirantazgo estereotipo mítines temblaba alcohólico
  radar olímpicos sensata contrastan brutas rogó evocaciones papeleta picante confiamos trenzas legalizar microbios
  dolía meridiana cañerías precisando lisos justificando inexperiencia esfinge solvente ilegible inoperante hogueras
  sentimentalismo óptimos diocesanos oída simultáneos clientelismo encarnar rebelarse viscosidad vario anacronismo
  acudan dentales exigiría inconclusa operatorio cualitativas adrenalina favorezcan conseguimos comento libranzas
  asintió separaban cobros abrigar mieles aboga nro alejándose evolucionando masón arribaron arrendar expidan innato
  queman nociva recordarlo atenuante torso feminidad reduciéndose bufete sillones presentaran precisaba apagó esperemos
  viruelas dictaminar residan tremendos espesas colonizar contenedores pedregal conducirse chas cloacas cobraban nena
  ulteriormente politécnica desmontar galápagos profesaba cocer féretro personalismo impropia bolero advirtieron
  venideras acogidos triplicado regrese acometida solivia done huracanes aso haitiana actuario diluye deducidas evocan
  espléndidos palau peine enviase desdichada resplandece descuidada menudos nebulosa significando pondré discutieron
  funcionen guiones pagaría incorporen abusivo fortificar anclas nutren molestado suple estribo alumna doria peldaños
  metástasis astrónomos vivíamos falaz declarándose tecnificación pirita garantir caldos enriquecida autoras equipado
  instaurado trasunto colgada motivadas púlpito verbigracia prohíbe internacionalismo protegía edificó omega presencial
  inmaterial agregue cautelar cerradura dulcinea mosto inexactitud lealmente plasmado arenosos descontar active
  pronunciaba califa examinarse integren lacustre promulga medía creándose densos secundado sudán favorecieron desazón
  apasionadamente exhibió alquilar ció barones nutricionales sacramentales transposición trimestrales colecta parras
  aceptará lato arguello acaecida labrados minoritaria enseñaban trazando estratégicamente asentarse reprobación cocos
  escoba publiquen incrementarse sustanciación pts contrapuestas inequívocamente secesión refrendada colorante
  deportista violan concertados levanto descalabro traspasado islote copioso acallar recolectores montículo enhorabuena
  valls irrenunciable esparcidas oprimida regresaban matorral arrancando dí vanidades engañan dolorosamente casuística
  cimentar separatistas observemos conjugar musgo trascienden metalúrgicos impresionismo modernamente mendicidad
  espinoso llegaremos inválido privativas peaje solemos lle robaron empleamos finalizada actualizados enseñarles
  sustituya complicar expedirse recobra dedicándose impar contribuiría grieta equivocadas jarro láctea indefensos
  desfilar reintegración familiarizado gastados justificó mezclando pecuniarios valientemente otorgante indefinible
  pararse ilegitimidad recorrida proporcionen zonal versículo irrealidad encuadre burlarse diseminadas top baluartes
  cocinera partí acusaron funerarios votada dile creyese laboriosos rompía mesón cobalto partían estratigrafía soviets
  sufrimos desembarcado comprometieron fragmentada numéricamente rifle editadas probarlo avaro difunden computar gripe
  presagios sentiría tempranos envolvente melodrama ricamente caciquismo introductorio congéneres diestros historicismo
  aparcería inciertos astronómica explotando ambulancia ínfimo exótica utilitario casero costeros response sicología
  tragos calahorra promulgar revoltosos finge desempeñaban concomitante morfológica álgebra pormenorizado acuáticas
  pésima probanza burbujas prestigios obstaculizar manojo extranjería benefició cartones generalizadas meollo
  entrevistarse engañoso sobresaltos contemplamos arboledas sitial empeñan gravado visualización cataratas compareció
  reforzó óseo barómetro formulando atletas turbia arrestos transmitidas insoslayable privacidad letal enamora recuerdas
  fingida facilitaron congelados raudales estimulada enfáticamente cooperativos camarilla bizantino formulen
  subjetivismo mirarla desencadenó disimulado quejó implantó oclusión populacho rudimentos asomarse cortaron hombría
  entraría brillaban compren certificadas iniciadores vides colocará concisa interesen cuestionamientos aceitunas
  abrazan sospechosas repartos fijarán emancipadora colonizadora desencadena escondite corruptos vagar transforme
  injustificado engendran carrero presentarle administradas visceral conllevan gasa continuador molares ayudaría medita
  oirá restablecida intranquilidad advertí tripas ocupándose aristotélico llamen asesina bautismos militarización
  confederaciones causaban absorbidos basar valorada unánimes sustitutivo destacaban algarabía disciplinar sudores
  pequeñez redentora acercamos operatividad creativos entiéndase heroicamente conocerán dúo diferidos rodeadas buscarle
  contribuirán quimeras abrupto imitado gratas jefa bienaventurados orgánicamente cortijo lío golondrinas apretó
  disputaban redondeada criadero colgados reinó entablado electrodos fideicomisos patata guardados baza querellante
  empujó pendón amargamente etimológico prospectiva quemando astronómicas remolque distintiva bastar torturado
  comentados aleta crustáceos relatan importaría mezquinos afligido atocha delinear gamma novedosas recibirlos
  condicionadas loo alineamiento lluviosa federalistas concentraba perniciosos llegándose numerados ávidos libramiento
  gitana solista profesionalmente pacifista alarga risco quilates prosiguiendo cedente cirios cualificación ensaya osos
  adelantando recopilar resección novicios ase balazo lanceros seguirlo herbicidas retracción reticencia agitar
  recuperando reputa administrando fabricadas salle análogamente disfrazada agreste equívoca telescopio balanzas
  subastas perspicaz turbas cuentista abadesa arrebata pasatiempo consumía conmovedor bañarse sujetándose chinchilla
  silogismo diáspora festejar transcribo perjudique encabezar desmayo enseñarle brasilero abreviar revancha asiduidad
  cinematográficos personero tiradas imitadores nutritivos redundancia sima caligrafía profético dirían comitente
  turbación mazorca impostergable imaginan pactada dígitos créase sinopsis automáticas colectores dedicamos ningunas
  anatómicos traicionar benemérita liquida tratarán interventores incitación sismo galpón demostrarse sostenedores
  gravable braga encubierto controvertida desarraigo subrayando desvanecido estampado aprovechaba pigmentos enojado
  revestidos mansa ballenas estacionario atravesada campanilla machismo recordación leucocitos conocíamos lectora desvía
  estipuladas rinda alcanzamos nen sacrificando novedosos consuela critican vidrieras diciéndoles escrupulosa confían
  difundidos confederados financiada imparciales dejas adornadas prólogos hidrográfica supletoria escolástico muñeco
  dignatarios comprobarlo distinguían indiquen oportunista recital elitista hegeliana celtas munición soconusco panacea
  dejaremos antepasado sirvieran emanaciones relacione apagada aguinaldo reg perpendiculares llevas palomar barroso
  circunscrito exceptúa obrador cesáreo elogia hostia tribunas tenaces dañe mataban murmuró acerque autodefensa nogal
  boticario repartirse guían marcadores incapacitados añoranza limones nítrico inhabilidad negarlo chillan atmosférico
  lanzaban envejecido esforzados repulsión perplejo gentío concebible enlazan limitará caballeresco nublado aplicarlo
  conquistadas mandas averiguado bajeles escépticos genealógico recomendadas indefenso gerundio sumergidos materialistas
  suprimirse locución atenea despensa casan frontón molduras estelar torcido sensacional ferrando manuscritas venderlos
  sacamos imprevisibles individualidades cineasta vainas disparates facultada adjudicar escondía usarlo pedagogos
  penetrantes equivalencias pito turbulento regalar intactos surte comprobadas queridas dóciles ribereño universos
  prósperos planetario esférica desembarcaron inesperadas transigir cervezas cocida fiereza cedidos constará animadas
  salomé fármaco intencionada ere intactas alumbrar ahorra entendimientos equivocó tiburón embargado fotográficas
  resabios exhibiciones condados transportación expansiones alterando odiaba atribuirle transportan jaume súbdito
  privilegiar visigodos definieron asistida compraban caminamos realizable autonómicas magisterial proporcionaban
  estoicismo reportó aguacero suavizar adelantan ayudados pupilo lamina bicicletas digresión vajilla espaciosa macedonia
  excedido recobrado guardarse octavas conjugan concienzudo suspenderse oblicuo cumplirán localizaciones incólume
  facsimilar maltratado colinda guardadas vaqueros listados anclaje reintegrar encuadra alientos endémica tribales
  áridos arios escribirle fingido improvisados estrías cancelado libreto reemplazando hipódromo cursa prestatario
  infortunado arancelario informarle radican foliar telefónicos náufragos comprenderán serrana obedecían gramáticas
  influidos vestían azucena astrología retomando coito precolombina privadamente limitantes difteria callo maravedíes
  figuraron hídricos contaminado mochila predominando conceptualmente kantiana progresivas agilizar albino susurro
  decorativa psique atenderse ofreciera encubre inerme situaba abriera granero decentes hojarasca vidriera admitimos
  digesto previenen suela mol controlaban encarnan traumatismos procederes deprimido evaluados ejemplifica morfina fiado
  diminuta ábside oponente agravantes teje conteo viesen tac arrebató dudarse subordina podredumbre pulcritud procuren
  laringe reformó adquisitiva juntado fomentó abanderado masaje replantear ejecutoriada tocino genuinos filólogo
  recomendados moto ayudaban substrato fingiendo predominaba saciar beata respaldada mayorista antinomia respetadas
  postergar repartiendo celadores lucimiento invencibles rodeó portando lila nana pedirse retornó creas alzando juliana
  pálidos topográficos sastres elíseo mantel genéticas influyendo credulidad single roche sedimentarias desconcertado
  admitirán estudien convocará legitimado suplicando vertida atadas cónica taiwan embalaje descontado cimarrones
  preocupes conseguidos importaban dejasen renovados musculatura iniciándose rescata transcurren cesta ayudarlo calores
  dedicando diversificado topes arrendadores adecuarse serenamente atrevidos faraón analógica hueca cinética donar
  sacudido contada somero trote despreciando confidencia magnifico horizontalmente jaque precarios óseos ceñida
  morfológicos pipas difunta reflejados dispensario tardaría morenos cinto vieren gol certámenes perturba brasas
  rutinario caminaban omitió dependan acoplamiento ají gendarmes sirio deducidos agravó carnicero fauces grama
  perpetrado ji secundar sanlúcar vich ateniense bits rematar embarcaron estancos alcohólicos encontraran ratificados
  cementos calabozos amarrado fastos insondable independentistas desenvuelto penosas generaba juncos socialdemócrata
  renace noto vehementes hereda delimitada volátil lonja atleta recaudadores consentida reírse sindico alegorías
  solicitará lucen aplicándose repleta cromos precipitan convergentes tropezó aberraciones alveolar disparidades barcia
  altiplanicie fémur olvidamos destinaba repensar arrendada inconveniencia reservarse estuario ámbar citaba
  incomprensibles gravadas aludimos imparten contrasentido montículos quebrantado perdimos toco defendidos agitaba
  estilísticos acuáticos holandesas síndromes marche rescatado intrusión consolación leían inclino disolventes travieso
  balada acerqué latón murciélagos lagarto telegráfico echarle intensidades percibían valoran sumiso psiquiátrico
  hereditarias tomasen conquistaron torácica reglamentado observable fructífero planeada entabló jeroglíficos reportar
  presidencialismo arriero comenzara fresno solio atrapados impregna desacreditar explicamos verificadas letrada
  refriega repetían prisionera cognoscitivo golondrina hundidos administradoras acuosa autoritarias vigilando temió
  alejando miocardio civilizador sandalias medial abusando agotadas obsesiones opacidad encontremos mostrándose
  patológicas contiguos castalia esperas seguirle guijarros farmacéuticas seiscientas atacantes minifundio dividirá
  necesitada intentaremos blasón olía panamericanismo premiada asaltar enmarcada filos pasándose docta anulada
  intentarlo mantenemos mismísimo pulida espirales mentó frontales subversivas corán separe lanzadas brotó gro racistas
  pasivamente inunda mejoren tejedores roces inconsistencia apreciaba sardinas ahorcado aseguradoras morfológico palpa
  sexualmente viajaban letreros profesoras durarán arbitrar esporádica cariñosamente minorista rompecabezas risueña
  sumados potásico tapón estelas identificando intentada atenienses gaseosas decrecimiento inventaron sport autógrafa
  flagelo escoria quiebre capitel redondeados aguardan turbado reactores eximio lavados interinstitucional demostraban
  obtendrán sentenciador enredo cofrades convertirlos adherida rezos especulativas cascara volvieran violines aledañas
  arbolado dominicales contraprestación alarmado calero confundida portuarios transcrita pregón rudimentario vigía
  prusiano adorna traumática rodado gordos resida nombren percibirse occipital vagancia montura apoderándose desmedido
  islandia enterrada torio ambivalente puntuaciones especificando sellar cesaba cometas terminamos subsidiario cutis
  encantamiento uniformados casaca maese delimita cometían convite quebrados donados conformaban obsesiva marquesado
  constando gata yen bailaba impresionista calificaba autobiográfica radiografías apreciadas aplacar evidenció
  otorgantes estambres heredadas tenerlas apasionamiento añadieron desaparecerá nerviosismo asuman ictericia veranos
  asiente fuste castrenses orla axial cognoscitiva periplo cogen seleccione judaísmo veloces enigmática llanas mausoleo
  distingo sumerge demuestren idos seductora acompañarse desmesurado permanecerán retrocesos mesta aplicaban
  implementado justeza motora paje conversa adquirirse identificaba insertará concretan sáez clanes reputarse asiáticas
  confirmaba sumaba mantendría glaciares rodante biliares boreal avicultura publicara basalto narcotraficantes llorado
  polaridad contribuían topográficas jabones robados humanización perdurar algodonera cambiarlo signatura mangos
  subrayan espacioso concisión bilingüismo provechosas abrigos opulenta ignoradas desproporcionada ciprés caminado
  promiscuidad comprobando gel pavía pat engendró corrigiendo eslava desgravación ayudarán tragar integre desapercibido
  renales atribuya imperturbable magistrales benévola solicitamos bolso indudables navajas mayoral perdiéndose criticada
  monteros fiar supieran expliqué enganche millonarios armaduras fardo conectada fragmentaria baraja monástica acusaban
  caminata emprenden sustentadas minúsculo exigirle diabólica vendedora desfilan asperezas alardes bacteria horrendo
  impacientes facilitada antorchas artísticamente ridículos doblada ajusten caimán adviértase bobo ejercitado mentón
  desmesurada tuyos dominador aparejos velado extinto israelíes recogían desaparezcan acortar sublevaciones vaquero aros
  televisivo dosel ecuatorianas afectuosa pestes manada milímetro senegal complementado tardan habilita redunda pasasen
  agria oligárquica señalización desempeñarse tubérculo calló obligaría transformadores tiestos arrendado conjuración
  tibieza alimentarias amé idas reflejarse chorros concluyentes comercialmente explicadas decrece furiosos tibias
  empalme anotan cortical sula filones isabela invariables terminé posmodernidad graciosamente sutilmente caribeña
  mediando quebracho honestamente consolidadas trascurrido carroza tolerable contrarío resolverlos tiraba restringidos
  exterminar consecutiva filtra apostólicas paraba voluptuosidad sacudidas bacteriana bahamas incoherencia exquisitos
  redefinir feldespato unan colocándose identifique jurásico paran destinaron diáfana blasfemia sensitiva pelotas
  quejándose ruinoso indeclinable toalla decorosa utilizarlos rija pigmento estancieros instantáneo cananea anatema
  elevándose emporio medioevo desbordamiento elaboraciones caminantes cohorte orgía abordados barraca quisimos tropiezo
  malditos sitiada burda confesaba natación topo algarrobo estipulados pereció bastaban disparando consecutivo despojada
  huérfana peleó contuvo muerde alborada palestra encadenado sotana pana acético agregadas cincuentenario indulgencias
  aseguradas imaginables aunar soportando reprimida ayudara hallaría indisolublemente opositora explicados dejándolo
  semillero alaridos imprevista confinados nerón adjudicó socialdemocracia canchas kuwait magnanimidad turbulencias
  hechiceros sumisa martina adversidades volverían hubieras aportada laborar casera corrompida gula tranquilizar refugió
  traducía ronca valdrá acostumbraban precursora interprete literariamente texturas resonar arcaicas ermitaño
  internacionalista zapateros probatorios invitada biográficas mutilado clava transito articulista panaderos retornos
  marcador incisivos bayo lingüista quitarles hubiésemos oscurecer cifrado silenciosas circulaba aparecidas herodes
  inhibe dosificación recolectar provocaría tunas ami boceto estancada derramó despoja pinceles torneos nodo peñasco
  cultivaba austríacos remanentes resurgir sabina penetraba devorado maliciosamente cómodas adquirían enterada asidero
  corporativas comunero asegurarle entregué examinador yunque desenfreno planetaria desecha reflejadas auditorías
  tangente entretenido tirón patadas perales fraterna hipócritas turbar controle carlismo suspenderá intentara rupestre
  aldeanos apuesto influjos antisemitismo cuantiosa cerraban apresura vate asalariada celibato inexpugnable mansiones
  fríamente atacaban espesos realizándose contralmirante bahías encerró quincenal aliaga mundano termales trino posa
  metiendo sombrías celebramos trabajé percibirá vaciar culpar posibilitan desamparado mundana acogieron apresados tacón
  costumbrismo desmentido apoyen kan aplicamos reveladores indagatoria prospera destructivo lluvioso exclamaciones
  exhorta asevera suplementaria chata duelos adeudo amazónico florecen revisora enfriar haced labora nefasta dominadores
  ensanchamiento caprichosas aperos agonizante leerá permitidas interrumpidas cafetales inmovilizado neolítico sumida
  falencia alumbre podrido cancillerías pola relató trucos alegórico charcos retrasos confín admiran tortas realizaría
  fluctúa meteorológicos iluminan alteradas libretas canalejas minúsculas conservarla renacentistas almonte patologías
  robó bellamente matrona fonema corrupto preeminencias abriga óleos victoriosos atómicas ascética siena formalista
  represivos contras esboza sujetan cercada helio perderán terminen operante diluido organizaban maldiciones ácida
  acotaciones cosmopolitismo rubí navega reactivar seduce lavarse tercias provincianos regule hortensia gavilán
  respiratorios orgasmo gallarda lucrativa fluyen apologética adherencias salvan inclusiones adalid cafetería resolviera
  silbido cesto verificados avala queramos transfiguración concediera pescuezo denunciaron adjudicados incansablemente
  prorrogar receptoras genoveses pesaban citaré fracasada perpetuos improvisar cumplo payaso apartamentos proletarias
  anhídrido epítetos convexa versado combinarse proselitismo callejas recodo hallasen bulbo funerarias ucrania
  consúltese lamentaciones aftosa autógrafo restringidas adoptarán velozmente cupón soprano faltase acuñado chusma
  cancela guapa milenario dedico pegados proclamaron clavada manifestándose continuase libertos deceso cubismo afirme
  desplazó aclaran cepillo incurra receptáculo elijan compradas ininterrumpido pecuarias portería sarracenos comisarías
  amparada anotamos expresara decidiendo recámara medioambiental desgarrado negociada sabedor comentadas contratiempo
  térmicas leonés ocasione confecciones portátiles gaviotas floja horroroso cuestionan apurado propician gastando
  pediría materializar mazorcas autonomistas camaradería pasaremos entiendes valerosa demandando óbice recios negociadas
  necesitando intuir suburbio examinaremos obedientes mesita barriadas razona folletín granitos dizque ascendentes
  deshizo resonante redescuento gargantas misteriosamente utilitarismo libertaria transmisor saqueos coria argumentó
  impune vinculo probanzas platicar plagio violinista prosperó púas perece engorde menudeo pálidas haciéndolos respetaba
  conservarán angélico sacrificarse rías disgustado amenidad recordada fariseos calzones contagiosas cañería dintel
  guirnaldas abarque agarra pretendiera vecindades agarrar bronquitis arrojaban mentiroso placentero presbíteros veas
  flojo indescriptible hidrográficas decoroso corporativismo experta patriarcas hulla prolijidad devolverle perturbador
  redactadas utilizarán festejo sustraer aloja visigoda examinará impartida juntando molestaba torsión soñada aportadas
  austríaca minoristas purga incluirán superpuestas parecerse prestarán galaxia omitiendo auditiva asistidos contestan
  aplastado pagaderos carvallo inverosímiles prohombres ocuparía coincidido consignando velando infernales inexacta
  suspensiones satisfaciendo cutáneas electro repetirá exageradamente íntegros tenebrosa alimentaba intensivas
  acumulativa distribuyeron álava funcionalmente revuelo icono honran coman petroleo deteniéndose cristalizado aviador
  diseñador conciso dispararon sigla irnos reconstruye notifica cesen insalvable vicecónsul herejías actrices ligamentos
  turbulencia subordinar estatismo reunirán restaurado lactante narran preferidas higiénica hita suprimidas fiabilidad
  continuadores reaparición palpar surgirá dibujan cantinas instaura viciosos incomodidades desborde desesperante
  administre anacrónico superaron descanse humorístico conjuga derribó hundir videos observables diadema antígenos
  recogerse abundar interpretativas modulación domiciliados perduran verifiquen fervorosa cochero demostrativos
  fragmentado matizar tolerado pornografía hélice flotar quebró tenues regionalista llantos trovador abscesos sarna
  túmulo hilar colegiata desaparecidas obliguen magnifica remanso vueltos causará pérsico formara lidiar esquemático
  fortificado remotamente molestos disminuciones movible venéreas ore oportunistas transita cópula pavoroso casitas
  emanación sitiadores desafiando deciros emplazamientos mejoraron versan ultrajes estancadas ignore humanitarios
  terciarios reconocible habitados acometido distribuirá acometió declarativo amanece bastión incondicionalmente
  considerarlas sota morosidad acuerdas replegarse ineludibles postrero desarmar vitrina barricadas correría quietos
  arruinar tratare inadvertida bananera campiñas voluminosa corzo convocante latine fortaleció adicción bautizada
  manifestándole pelado festiva cargaba celada palcos pagara correlativamente sistémico reinados circunscrita intachable
  distinguiéndose tomines alejandrino imponderable transcendencia eurípides decimales electrodo colmar saborear
  prescritos ate endurecimiento encargando confiesan fronda psicoanalítica mansos señalándose venturoso subvenir rehusar
  conectadas arcillosa ópticas indicarse acabadas perdemos ofrecerles proclive alabado imperiosamente nómada estallado
  pronunciando abogada crecimientos diurna recuperada esclarecidos cafetalera uniéndose napoleónica dudosas oxigeno
  separaciones recreativas franqueo reflexionando bastones reimpreso vainilla desfiles intenten espléndidas impulsadas
  instruyó irreparables álamo apartándose maliciosa alentador rodrigues reduzcan temblorosa discretas taxativamente
  calera chantaje genialidad sucintamente sobrellevar empresaria consten paralizada recuerden reprimidos mercedarios
  instruirse cumplirla avergonzado fundirse legisla centurión numismática finita arcilloso apremios psiquiátrica sacará
  contarán imprevistas cuñada precedencia rampa tell léxica magnéticos baba consignatarios casamientos almendra obsequió
  inviernos predicaba omnipresente sofisticado reestructurar palomo eneas homogeneización superficialidad habituado
  abandonaban concebimos organista endémicas desconfiado surtirá coronados destrozos concentrando tiniebla importando
  corola bolcheviques alborozo transgresiones comieron gravan azucareras copiador acuíferos ebriedad diseña mudas
  aplaude sra alojado bipolar garbanzos dejándole tratarlo encarnizada abreviada toreros inclinadas suspicacia matizada
  hermético mandara danés explicarnos plantíos proclamados comprensibles prehispánicas citará condensada malignidad
  ibéricos palmos claveles gob degenerado azulado experimentadas investigados murciélago gramáticos gravita aprehendidos
  ruano coexistir billar benévolo magnesia defendemos caballeresca shows enanos virginal garro plateado desprender
  electricistas plexo preferiría recóndito circundan insensibilidad profundizando destruya desarmado despliegan entropía
  regresamos encaminar martinica solucionado repertorios escuderos trovadores mudado colgaba imitan afloramiento movidas
  formalizado reduciría honradas proyectando derramando cognitivos anhelada compuertas devociones pedirles azoteas
  derrames rogamos tabletas espumas facultados emitieron rice esporas esquiva aprobaba hablase microscópico beneficiadas
  embudo recitar adolecen preñada laja indeseable ínsula discutían meteorológico rosca costales peatones sordera
  renovadas tratadista retenidos moriría patriarcado confundiendo flaquezas magníficamente bronces floral propria
  vestuarios alarmas espanta multimedia lealtades arcadia recaen iluminó pionera eoceno fallecer toldos ejercerán
  tiránico agrupado bulla inobservancia desechada clarines salvados redondeadas aguardaban litera halcón expresarlo
  demarcaciones poseyó consternación genéticamente plurales sugeridas cauto anhelado vierten laso tendones programático
  radicada ocasionaron maestres abruptamente pregonero turbinas pelean antagonistas postrado serla enteré gallardía
  perfeccionarse punzante primariamente necios halago atenemos terciarias agendas gozaron regentes colchones disidencias
  prestancia fueras calificador cohecho preferentes imputar errada inquietantes inoportuno escoto fabulosos accidentada
  fíjate diminutos clones adorado diabólico debilitada airoso conducidas retiradas cosechada industries libertinaje
  liberadas dándome suscitarse institucionalizado aprovechadas elevadores tirantes divierte asesinaron ajustó
  atmosféricas indicaría declarara higos mondragón cordobesa tiraron matinal nobiliario dióxido dispositiva declaraban
  cántaros purificar groseros crecerá infecciosa prendieron suscitaron verba inalienables debatida linde pidiese
  negociando presidirá suprimen dador prometieron idealmente cristaliza minado alcanzarlo auditivo ibiza deportación
  estimaron tesoreros comunicaron selectividad rule deformidad miligramos teniéndose participo convalecencia hemisferios
  narradora rezagados jonathan pacifica mutilados deduciendo intuye flacos compactos descompuesto livianos mediterráneos
  pontificios amortizar cesiones saludan construyan proscrito apurar invitaron acusadas anclado amarillentas
  complementada subalterna moviliza leasing sófocles proporcionarse maravedises librados lechero predominar desunión
  escandalosos clorhídrico caduco portafolio sentirnos intrínsecas autorretrato sentenció sanar uní limitamos fosfórico
  abreviado absolutistas emisores sintácticas blandura negociadora cierne insegura desapariciones colectivismo accedido
  entrenador bicho imaginamos gobierne concluyo cautelares lacayo despreocupación revestida cuervos reservan pierdo
  latir cursillos viático excitante posibilitó presionado fascículo someterlo mensualidades guió hilado caraqueño cobren
  mástil conseguiría empleará fabricada fonético degradado saliesen hispanas menstruación consumiendo abrumado
  irrealizable resignada tabiques caravanas conatos apreciamos fdo explicativos submarina ejecutará panegírico barbecho
  doquiera molida ajustándose acompañara diarreas curados fratricida sustituirlo discriminatorio reproducidas bondadosa
  mies ajos intencionado oleoducto cierva timo esclerosis insensibles suicidas cretáceo señalara amotinados cosecheros
  inconsecuencia vuelca nefasto dispusiera generaliza transmisibles puñales alternas prehistóricos mísero cognitivas
  enfrentaban moliere masacres consista portentosa trías centauro falangista espasmo huía mercadotecnia susodichos
  duplicados clausurado true afectaría asombrados imprimieron discutibles pulgas reglamentada trasladando receptividad
  transformadas dictaminado tablones inertes mencionando introducía saga usarla soslayar universalización defensora
  bocio menudas asustada necedad evacuado brumas especulativos abusiva existenciales evadirse fuma putas conspirar
  encienden escopetas auditoria estuche horticultura sacarla mutualidad caería cripta mereciendo aminorar consolar
  retrasado citaciones fes embarca gravada devorar eliminarse alterarse delega malecón taxis ecuanimidad rencillas
  calzados godo donaire negamos dígase geofísica sepelio bardo riquísimo apresar tipográfico perpetuación trazan
  baldosas invadiendo manejó bosnia innegables ensamble anden adhirieron premia arcillosos cobraron antillana capitalino
  anzuelo viandas segundad congénitas esporádicos asilados modifiquen asignaba desfase sabré solidarias anticlerical
  reglamentariamente tapado aumentarán negocia antídoto fumando atraerse lega sensuales conquistando meditando drásticas
  tesorerías consustancial jubileo revisó distribuirse serles excrementos asaz concéntricos precedidos pacha trepar
  protestaron emigraron transportada devastación coincidimos gestando seríamos asomar innumerable estudiará batió
  reprocha entrañan imputados bastidores graciosas insecticida variaba tipologías morder gordas interactúan ficheros
  delación fervientes examinadores uterina conferenciante quirúrgicos buscara figures tolteca cristalizar utilizarla
  estaca resaca autopistas forero centígrados mozas refacciones alero equivoco desprovistas limitaré irrita utilitaria
  nuera malignas ciclón empapado undécimo simbolizan frenético habrás aviadores expiación cogiendo garita
  inteligentemente tenerle devuelven airado irresponsables torpemente acuática circunstanciada llanero tejen intrepidez
  suplicante mutual respalda decanos extorsión territorialidad indecisa conservamos rendía asimétrica arrastrada
  derrumbamiento exterioridad anotarse arrestados jovial retrocedió dudan inacabable introspección estructuran espectral
  fondeadero concubinato desmoralización cayos deslizarse prevalecía revisor comprometiéndose restaba acaparamiento
  casinos acogen casaron decaído carmesí paraliza extrajudicial olvidándose vidente obtenerla difamación satírica
  secunda supermercado simplificada grisáceo longevidad distracciones coloradas angostas mentado interinos complejidades
  replicar agotó vernácula automatismo oponentes inferencias alcanzo anejos higueras bisturí andenes pesticidas
  imaginada relatores quebrantada enciclopédico matador riquísima instituida destinación visitamos albania seso nácar
  copiosas hallaremos nodriza volcado depredaciones sublevado tangos señalaremos nostalgias suscitadas vello interina
  factibles subimos charlar confirme renuevan antártico antagonista alternar deportados alergia evangélicas intrusos
  entrenados cuestionable explicaron enfermó rigiendo cedía manglares pinares pulsaciones adheridas buscadores cobranzas
  cirrosis intervinientes enajenaciones regresiva cubrirá odiado cortaba cuántica madama cartuja admirados incurran
  notando disciplinada solicitarse mancomunidad empeñarse autoconciencia alucinante vicerrector evangelistas centrados
  onerosa agobiado promontorio dependerán descalzas altruismo planteaban reconstruido boquerón franquear contestarle
  escalofrío jade arenosas rellenar bambú sustentarse peldaño enmarcan imperaba dijéramos dentistas adivino zumbido
  invirtiendo llamaríamos deslealtad callejones inconcluso patogenia verificaron conocerlos empadronamiento contaría
  tobillo tuna congelada desvalidos montaba gestas curativa comulgar usurpado sion tumultos bailarín analfabeta
  evolucionista deforma resolví transfusión aquejan explicará concrete pitágoras descaro discutimos intensificó
  derechista ecuestre portuario rascacielos bursátiles camello prototipos televisa sembraron corregirse preocupar
  invalida padecían leerla pensábamos callejeros palestino parcelación entregase cascadas contrariedades solaz anómala
  condenamos irradia insertas rebolledo chocante requiriendo hindúes suicidios procediese diagnostico quedarnos rezando
  sapos ayunos descendieron atravesaron acariciar negará desquite higiénicos toba parias mínimamente capitalizar
  tendente percibo atendieron galaxias repugnantes anotará morisco atan graneros humanitarias insalubres acreditadas
  sorprenden envenenado ares chatarra potros motrices peritoneo moleculares aprieto afianza temida lavaderos esclavistas
  feas algodonero compañerismo externamente impediría coleccionista honestas patronazgo apropia ardientemente matute
  caballito abrumador anímico callejero rindiendo inagotables materializa atravesamos presentarla brindando ingresados
  dificultosa rigió buses respetó graciosos placentera sorpresivamente susodicha programados asumirá echamos delegadas
  indolente aparentar sublimación extracciones rebajado ganchos prefiera ordenarse desarmados mediadora adscrita fresa
  gaseosa intrincado lápices césares bagajes mostaza lícitos precoces obraje certeramente contemplarse princesas
  calurosa antedicho daga penosamente acompañarlo aplomo anticipó disipa palio planificadores recobró estipulada gacetas
  añadidos curadores beneficiosos acecha entregarlo camilla publicaban coronaria llegare vascas congruentes desertor
  trágicamente constató homes perturbadores radioterapia parietal nombrase restituido juliano resolutoria noviazgo
  comenzarán exuberancia robando berceo anímica nominalmente predicados participamos preparándose dádiva funcionaron
  introductor terrenales conjuntivo gozoso incrédulos funcionalismo riñón andamos escaparate gobernaban esporádicas
  mostrarnos infranqueable llevarme tejiendo clarividencia infinitud succión moco poseída medió practicable ahogados
  imponiéndose reductos hunden revisadas cedieron transportistas reñida intentarse exponemos oigamos antisocial poblaron
  animosidad rabino retardado anticuado sel documentadas decae fusilamientos comprimidos cursivas esquilo descartado
  urbanizaciones reiterando realzar bajé echados encuadrar removidos eché prosista arribado elude supranacional
  hechicero tobillos reintegros insistieron habituados sanear suecos estancado suplicamos rabioso remitieron concertó
  cromosoma organizará víboras pleistoceno versatilidad accediendo airada adjuntas granado contaminados depurado pozas
  declinó barbilla libran fieros atrevieron grandiosidad ocurrían sediento gallinero champaña peniques cangrejos
  conmovida juvenal gros mean convulsión volcánicos contrafuertes literales deformada organicen desvíos retrasar
  porteador vencedora infrecuente prenatal defenderlo sinonimia cavar solventes aserción deudora adeuda civilista dalla
  residido esgrima viciado testo articulares pintorescas tirados acomete aproximados turbulenta bética incoherente mtro
  converso algoritmo calcita comparecido honrosas veneciano continué percibirán excluía rep encerradas maten
  profundizado flamenca presiente vástago principies comercializar tientas frondoso encomio subí cosméticos penetre
  nevadas ondulaciones condicionante evitaba contextual angustiada cisterna confesante iluminadas diagnóstica sacarlos
  tanteos ahorita decididas sobredicho establos empujando jerárquicos germinar cacicazgo preces adagio repunte descuida
  dispongo recepciones diseñadores portavoces ternas individualistas cieno publiqué abrigaba perpetuas enriqueció
  vosotras locuciones adelantándose duraderas callan épicos articuladas mines respetuosos esquivar apasionadas foránea
  ideó centralizar despierte exagera disuelven combatían animoso sustituidas mohamed ofrecí conectan pormenorizada carla
  primigenia sagunto injertos lecheras involucrada nítido esforzó numeradas cincel alpargatas maciza faces vanguardistas
  quetzal avestruz cubran germinal desenfado distribuyendo encuentras expandirse preserva agudamente preeminente
  equipamientos cambiaban impostura estrellado invadidos concesionaria confidenciales intimo tomándose bizantina
  carabela conspicuos encuadernado grupales bey sudamericanas zanahoria insubordinación costará devuelta recortar
  sustitutiva priesa sobrevivieron demoró consuelos colige femoral morbo alentaba pluviales escribiría zen gemelas
  efectuaban ocultaban anhelaba verja padecieron refiriéndonos delictivo martorell oprimir propagandistas callejera
  acotación contemplo ordené abandonara emotividad leprosos pingües encarecer inciertas opúsculos presidiendo inmersa
  requerirán sismos coyote acuñada derive procuraré importen desbordado plantó forrajeras silo domesticación adquirirá
  terquedad satisfacía comencemos acariciaba cabalgaduras loor confesarse naufragios gastada llamativa depurada perejil
  ponentes traslucir insertado honorífica instó dañinos estuco nulidades prolijamente reanudó mirón lujosa derogó
  cándida dallas helénica añadida enfrentadas vigilias merecería aluviales roben ventanales enterramientos participarán
  cineastas obtenerlo sopor jalón deshecha conflictivos asonada labriegos provechos evolucionan gime expropiado turbina
  atormentada bohemio pagase disueltos inaplicable matutino llenen náufrago colgantes carey olviden programáticas
  penúltima galilea invirtieron superen respirando retirando inorgánica ordenadamente dinastías acabara sacrificada
  pasteles señalemos explotador batirse perderlo refugia mexicas admito trocar jarra ganglio mestizas guiaba loc
  glorificación pelearon inmejorable estimulados desproporcionado demagogos cibernética atrevidas avenimiento
  equitativas esbelta entremos ópticos gozosa relevado esperé béisbol adaptabilidad dictara retroactividad égida
  practicas desastrosas reformados cesando propusiera salvada sátiras arranques gaya compensatoria corromper electivo
  angelina augurios epifanía expuse incontrovertible dude facilitaría desmiente atrevemos astronómicos parisiense
  concluirá pobló obtuve concreciones alargadas necesitadas revive incontrolable resiente acordamos apresuraron
  preposiciones ovación lindos proeza proporcionarles sevillanos alcalina darlas desocupado analfabeto apostar graduarse
  compactas reseñados tutelares testimonia espiritualista lucrativas noblemente hallara apreció cantábrico estudiosa
  trabado apaciguar lacio agreda toltecas impuro augurio valorados excusarse reproductivos manes juradas diosas
  indignidad plasmada reproductor reían léxicos diminutas acusadores condicionales promulgadas romería odiar mareo
  colocarlo diáfano altitudes embocadura espesores muchísima disfrutó mudó bronca miramientos impartió racionalistas
  increíblemente lujos impondrán incondicionales contaminada colocamos ambiciosas aprovechaban instar perniciosas
  sintetizan sometía pertenezco someterlos circunspección urinaria repartía paraísos profesó ligaduras provoque jerarcas
  poniéndole ejecutarlo abandonarse groseras perseverar asociativas combatía ternera daros ajonjolí decorativas copiamos
  conspirador porcina acompañen mitológica laicismo maquinas vesículas ociosas declina deformado madurado brindaron
  inamovilidad cantábrica reputados inaceptables cursan coreografía techumbre levantara ingerir destruirlo repercuten
  montañeses ancianas parroquianos gomas intravenosa degradante manejadas ampliaron ambiguas bajeza prestadores
  suicidarse fehacientemente cumplimentar debilitan lúdico alistamiento innecesariamente desdeña alfaguara reparó
  estilísticas impartidas agotarse confirmarse estructurados até duendes limito abonarán inofensivo irregularmente
  fortines consabido ferrero replanteamiento zorra marginada reducirlo empecemos extraviados saldar brasilera estrena
  disminuirá catalogue caparazón cumplirlo contemplaban cantaron recapitulación experimentamos inexplicables sosegado
  vertiginosamente dicto midió nostálgico intensificado exponga incongruente normalizar sustentaba aparecería impío
  alfiler asoció procedería divisar disueltas royo libido infectadas añada angina prodigalidad amorosamente reducirlos
  retraimiento compro palpitaciones sustituciones inflamatoria resistirse humorista reconocerle clavó maternos instruida
  báltico alegaba germana escurrimiento penosos retomo arreglarse oprimidas enajenados suntuosa abone embrionario
  cerámico deposiciones cobrados felicita lucho pacificador glaciar sisa exhortaciones ingeniosos sepulcral noticioso
  decaer pinza otorgarán finitud pretendidos indigenistas invocados atreva felino lindes interruptor impulsaba
  incorporándose inconmensurable dialogo fisura condensador entenderla terrero sacerdotales creaban filosóficamente
  reñido interrogó apresurada sofisticada ronco aseguradores sostenerla arden nombrarán presididos heterodoxos adaptable
  yermo compite dibujada fineza feriado sorteos juicioso peral recopilados resuenan deforme alcurnia ultimátum unicidad
  tardado perfeccionando pañales obtuviera ilustrativa atribuyeron apretando sucumbió zootecnia agostadero cervantina
  debaten torcida déspotas vivar darlos transcripciones egregio calcáreas portar contemporaneidad recuperados locatario
  recurrieron liquidador hendidura prorroga toga mortalmente beneficiaría perfilar acrecentado primaveral hegemónicos
  reborde pectoral enviarse prontas duplicó cartílago situándose supeditada ateos administraba miopía treguas aprobará
  contratan incidentalmente hojalata arrancados pidiere agitados peto amenazador sillares equiparar corneta delantero
  tours multiforme eruditas enderezar naciera cantería transformaba certezas epicentro favorecían escasean libraron
  convocación dudado analicemos retuvo ásperos protestado representamos morboso elegías continuados tornaba convoque
  desplegadas beneficiaron remedo riñas alargamiento perseguidor plácida marciales durmientes heráldica aforismos honró
  lavas oriundos tijera lleguemos contrincante pubis incitar fascinado escueto examinaron hartos rudas visitada lapsos
  cumpliría protestan robustas logístico aproximó manejaban dediqué dibujó calabazas bicarbonato medioambientales
  luciendo laos rué anduvieron especificidades sumergirse homónimo empujan deteriorada procesada cancelada continuarse
  aspirando dándonos fatigados acuífero registraba deprisa compadres bajamos destruirla esperaron patrocinada
  irreversibles unto inhumanos bellido ensayistas alientan muriera adherir comerse langostas moraleja estipendio
  consignarse asimilarse centradas blasones anta palatino aluviones dementes férreo feudos alojados prometedor
  desentenderse callados globalizado alegórica respetarse arrebatos distaba buscarlos emigró evolucionó agredido lides
  abuelas jordania obsesivo venenosas provean frustradas unifica delictivos reventar atendemos hostigamiento merito
  gloriosamente arcano desdeñar devolvieron financieramente indultos conmemorativo predilecta reinantes alfileres disnea
  frecuentar indianos corrompe valgan hierve siguiese posponer señalé depurar frustrar semeja cohete tifus frenado vaho
  forzó mordaz transportador desprecian pusiesen bicentenario introducciones arrancaba nadando ininterrumpidamente
  asignando consuno rece publicitarias contrariando florecieron fogoso envolvió inactiva reluciente trilla acuñar
  emigran rojizas disminuía prehistórica curó cultures nía expectante mozambique profusa sorbo selectivos interpretaba
  extraerse fiable culminantes imaginando cangrejo hídrico refractarios fosos inspirarse punitiva inicua censurado
  filipino incursionar discuta mostrarle abro liquidados residiendo respectos diurno panadero rótulos ansiada renegar
  recordaremos secretarlo rayado aprendida picar implicará renuncian plantillas construían bailaban solubilidad deseó
  vencieron cursi viñedo simpáticos vendimia declamación perdonó extremado incapacidades seminaristas repletos
  televisores febriles testículo fijamos explicitar pictóricas cedros simulando pesó ampollas ascetismo galena
  eclesiales condenaron boa enviarán dimana ganadas unitarias prolongaciones concedo rumano escriban suspenden
  conferenciar dto barriada cogidos conservarlo radicar recaudados tiraban lentejas imaginé admisibilidad veríamos
  insurrecciones progresivos fuel borrasca agrupamientos enlazados ubico hormonal formarían asumimos ficticios tintero
  troncal velorio claman separándose tallados encargaría controvertidos coincida villancicos costaría divulgado
  asignaron cisnes fumadores nacían surta tridimensional escaño pendencia gustosos animadversión arduas prestadas
  infalibilidad anualidades sumidos sobrepasado hado alivia encajar preceptúa castigue apetencias luchamos gastaron
  putrefacción adornaban oráculos chicano machuca palpables reojo jactancia siega despachados exquisitas alfonsina
  estremeció suministró coactiva emitiendo aditivos asaltado tornaron ingratos garantes andén inmanencia alcanzarla
  desplegando llevábamos prestatarios infelicidad parir tamiz drago impositivos jabalí inventando evangelizadora
  distintamente convexo hidroeléctricas magma financiadas subsistentes conciliadora extensivas alegarse impartido
  plantada disputado condene intrascendente entabla grutas generalizó tisis expulsó provocará visitaban grabó aburrida
  trastornar exteriorización saladas lastimoso gastaba arrecife propagandista estacionaria mortificación acreditó
  itálica cinturones
`;
