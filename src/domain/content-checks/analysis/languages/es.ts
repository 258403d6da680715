import { anyOf, type Language, wordSet } from './language.ts';

export const SPANISH: Language = {
  code: 'es',
  small: wordSet(
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo sido gran país según menos',
  ),
  hedges: anyOf(
    'quizás?, tal vez, posiblemente, probablemente, a lo mejor, puede que, podría, podrían, (?<!se )parece(?! a), (?<!se )parecen(?! a), parecería, al parecer, en cierto modo, en cierta medida, hasta cierto punto, más o menos, relativamente, creemos, pensamos, potencialmente, supuestamente, ojalá',
  ),
  passive:
    /(?<!\p{L})(?:es|son|fue|fueron|era|eran|sido|será|serán|ser)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas|hecho|hecha|hechos|hechas)(?!\p{L})/iu,
  vague: anyOf(
    '(?<!(?<!\\p{L})(?:cuántos|tan|no) )muchos, (?<!(?<!\\p{L})(?:cuántas|tan|no) )muchas, varios, varias, diversos, diversas, numerosos, numerosas, algunos, algunas',
  ),
  claims: anyOf(
    'innovador, innovadora, innovadoras, innovadores, de alta calidad, de vanguardia, a medida, inigualable',
  ),
  summary: anyOf(
    'resumen, en resumen, resumiendo, en breve, en pocas palabras, puntos clave, ideas clave, lo esencial, lo más importante, de un vistazo, conclusión, en conclusión, síntesis, la respuesta corta',
  ),
  dates: anyOf(
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, lunes, martes, miércoles, jueves, viernes, sábado, domingo',
  ),
  numbers: anyOf(
    'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, veinte, treinta, cuarenta, cincuenta, sesenta, cien, ciento, mil, millón, millones, docenas?, mitad, doble, primer, primera, primero, segunda, segundo, tercer, tercera',
  ),
  summaryHeading: 'En resumen',
  agent: /(?<!\p{L})(?:por)(?!\p{L})/iu,
  capitalizesNouns: false,
};
