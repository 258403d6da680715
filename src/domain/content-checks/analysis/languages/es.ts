import { anyOf, type Language, wordSet } from './language.ts';

export const SPANISH: Language = {
  code: 'es',
  small: wordSet(
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo sido gran país según menos',
  ),
  hedges: anyOf(
    'quizás?, tal vez, posiblemente, probablemente, a lo mejor, puede que, podría, podrían, debería, deberían, parece, parecen, parecería, al parecer, en cierto modo, en cierta medida, hasta cierto punto, más o menos, relativamente, bastante, algo así, creemos, pensamos, potencialmente, supuestamente, en principio, a veces, sería, serían, ojalá',
  ),
  passive:
    /(?<!\p{L})(?:es|son|fue|fueron|era|eran|sido|será|serán|ser|está|están)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas|hecho|hecha|hechos|hechas)(?!\p{L})/iu,
  vague: anyOf(
    'muchos, muchas, varios, varias, diversos, diversas, numerosos, numerosas, algunos, algunas, distintos, distintas, líder, líderes, innovador, innovadora, innovadoras, innovadores, de calidad, de alta calidad, a medida, soluciones, solución, único, única, óptimo, óptima, rápidamente, fácilmente, etcétera, etc, considerablemente',
  ),
  summary: anyOf(
    'resumen, en resumen, resumiendo, en breve, en pocas palabras, puntos clave, ideas clave, lo esencial, lo más importante, de un vistazo, conclusión, en conclusión, síntesis, la respuesta corta',
  ),
  dates: anyOf(
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, lunes, martes, miércoles, jueves, viernes, sábado, domingo',
  ),
  capitalizesNouns: false,
};
