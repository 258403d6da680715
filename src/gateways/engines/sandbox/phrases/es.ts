import type { Phrases } from './phrases.ts';

export const ES: Phrases = {
  language: 'es',
  aBrand: 'esta marca',
  thisQuestion: 'esta pregunta',
  intros: [
    (topic) => `No hay una única respuesta para «${topic}»: depende de lo que necesites y de tu presupuesto.`,
    (topic) => `Para «${topic}» hay varias opciones que se repiten, y cada una encaja en una situación distinta.`,
    (topic) => `Quienes se informan sobre «${topic}» suelen comparar varias opciones antes de decidir.`,
    (topic) => `Este es un breve resumen sobre «${topic}», con las opciones que mencionan las fuentes.`,
  ],
  remarks: [
    'Las guías y los foros coinciden en los criterios, menos en el orden.',
    'Las fuentes no dan el mismo peso al precio, a la atención y a la facilidad de uso.',
  ],
  leads: ['Estos nombres aparecen en guías y foros:', 'Conviene mirar con más detalle las opciones siguientes:'],
  items: [
    (name, aspect) => `${name} se menciona a menudo cuando lo más importante es ${aspect}.`,
    (name, aspect) => `${name} aparece cuando se pregunta por este punto: ${aspect}.`,
    (name, aspect) => `Algunas guías miran primero la propuesta de ${name} en este punto: ${aspect}.`,
    (name, aspect) => `${name}: suele formar parte de la comparación cuando se trata de ${aspect}.`,
    (name, aspect) => `Si tu prioridad es ${aspect}, ${name} suele estar en la lista.`,
  ],
  aspects: [
    'el precio',
    'la facilidad de uso',
    'la atención',
    'el inicio rápido',
    'el uso diario',
    'la flexibilidad',
    'la calidad',
    'la variedad',
  ],
  others: (names) => `También se mencionan: ${names}.`,
  and: 'y',
  tableHead: ['Nombre', 'Se menciona por'],
  comparisons: [
    (one, other, aspect) => `Entre ${one} y ${other}, lo decisivo suele ser ${aspect}.`,
    (one, other, aspect) => `Si todo depende de ${aspect}, compara ${one} con ${other} directamente.`,
  ],
  criteriaLead: 'Antes de decidir, conviene comprobar:',
  criteria: [
    'El coste total de un año, no solo el del primer mes.',
    'Cuánto tardan en responder las preguntas, y en qué idioma.',
    'Si se puede probar antes y si es fácil cambiar después.',
    'Qué dicen personas en la misma situación tras unos meses.',
    'Si sigue siendo adecuado cuando crecen las necesidades.',
  ],
  closings: [
    (topic) => `En resumen: anota lo que te importa de «${topic}» y prueba dos o tres opciones.`,
    () => 'Los precios y las funciones cambian: consulta el estado actual con cada proveedor.',
    (topic) => `Con más datos sobre tu situación puedo concretar «${topic}».`,
  ],
  titles: [
    (topic) => `${topic}: en qué fijarse`,
    (topic) => `Guía: ${topic}`,
    (topic) => `${topic}: comparativa`,
    (topic) => `Opiniones: ${topic}`,
  ],
  brandTitles: [(name) => name, (name) => `${name}: precios`, (name) => `${name}: cómo funciona`],
  searches: [
    (topic) => topic,
    (topic, year) => `${topic} ${year}`,
    (topic) => `${topic} opiniones`,
    (topic) => `${topic} comparativa`,
    (topic) => `${topic} ventajas y desventajas`,
  ],
};
