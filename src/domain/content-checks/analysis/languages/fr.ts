import { anyOf, type Language, wordSet } from './language.ts';

export const FRENCH: Language = {
  code: 'fr',
  small: wordSet(
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d ou cette mais comme on tout nous sa fait été aussi leur bien peut ces y deux même elle entre sans ses lui dont ont très avait je vous être votre notre si leurs après avant encore sous où donc alors chaque',
  ),
  hedges: anyOf(
    'peut-être, probablement, possiblement, éventuellement, sans doute, (?:il |elle |qui )semble, semblent, il semblerait, il paraît, pourrait, pourraient, en quelque sorte, dans une certaine mesure, plus ou moins, relativement(?! à), nous pensons, nous croyons, à priori, potentiellement',
  ),
  passive:
    /(?<!\p{L})(?:est|sont|était|étaient|été|sera|seront|fut|furent|être)\s+(?:\p{L}+ment\s+)?(?!(?:all|arriv|n|rest|tomb|entr|mont|retourn|rentr|pass|décéd|situ)é)(?:\p{L}{2,}(?:é|ée|és|ées)|(?:mis|pris|dit|fait|écrit|produit|construit|soumis|permis|promis|compris|remis|transmis|admis|commis|réduit|détruit|introduit|inscrit|décrit|interdit|offert|ouvert|couvert|découvert|reçu|vendu|rendu|perdu|vu|lu|élu|prévu|conçu|tenu|retenu|obtenu|maintenu|soutenu|défendu|suspendu|poursuivi|suivi|saisi|choisi|établi|fourni|défini|garanti|puni|servi)e?s?)(?!\p{L})/iu,
  vague: anyOf(
    'de nombreux, de nombreuses, plusieurs, divers, diverses, (?<!(?<!\\p{L})(?:pas|combien) )beaucoup de, quelques',
  ),
  claims: anyOf(
    'innovant, innovante, innovantes, innovants, haut de gamme, sur mesure, de pointe, incontournable, inégalé, inégalée',
  ),
  summary: anyOf(
    "résumé, en résumé, en bref, en un mot, à retenir, ce qu’il faut retenir, ce qu'il faut retenir, l’essentiel, l'essentiel, points clés, les points clés, aperçu, en un coup d’œil, en conclusion, conclusion, synthèse, la réponse courte",
  ),
  dates: anyOf(
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
  ),
  numbers: anyOf(
    'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, cent, cents, mille, millions?, milliards?, dizaines?, moitié, premier, première, deuxième, troisième',
  ),
  summaryHeading: 'L’essentiel',
  agent: /(?<!\p{L})(?:par)(?!\p{L})/iu,
  capitalizesNouns: false,
};
