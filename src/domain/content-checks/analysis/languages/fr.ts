import { anyOf, type Language, wordSet } from './language.ts';

export const FRENCH: Language = {
  code: 'fr',
  small: wordSet(
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d ou cette mais comme on tout nous sa fait été aussi leur bien peut ces y deux même elle entre sans ses lui dont ont très avait je vous être votre notre si leurs après avant encore sous où donc alors chaque',
  ),
  hedges: anyOf(
    'peut-être, probablement, possiblement, éventuellement, sans doute, semble, semblent, il semblerait, il paraît, pourrait, pourraient, devrait, devraient, en quelque sorte, dans une certaine mesure, plus ou moins, relativement, assez, plutôt, parfois, nous pensons, nous croyons, à priori, potentiellement, normalement, en principe, serait, seraient',
  ),
  passive:
    /(?<!\p{L})(?:est|sont|était|étaient|été|sera|seront|fut|furent|être)\s+(?:\p{L}+ment\s+)?\p{L}{2,}(?:é|ée|és|ées|it|ite|its|ites|is|ise|ises|u|ue|us|ues)(?!\p{L})/iu,
  vague: anyOf(
    'de nombreux, de nombreuses, plusieurs, divers, diverses, certains, certaines, beaucoup, différents, différentes, leader, innovant, innovante, innovantes, innovants, de qualité, haut de gamme, sur mesure, solutions?, unique, optimal, optimale, performant, performante, performants, performantes, rapidement, facilement, etc, et ainsi de suite, considérablement, quelques',
  ),
  summary: anyOf(
    "résumé, en résumé, en bref, en un mot, à retenir, ce qu’il faut retenir, ce qu'il faut retenir, l’essentiel, l'essentiel, points clés, les points clés, aperçu, en un coup d’œil, en conclusion, conclusion, synthèse, la réponse courte",
  ),
  dates: anyOf(
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
  ),
  capitalizesNouns: false,
};
