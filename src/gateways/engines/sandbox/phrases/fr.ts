import type { Phrases } from './phrases.ts';

export const FR: Phrases = {
  language: 'fr',
  aBrand: 'cette marque',
  thisQuestion: 'cette question',
  intros: [
    (topic) => `Il n'y a pas de réponse unique pour « ${topic} » : tout dépend de vos besoins et de votre budget.`,
    (topic) =>
      `Pour « ${topic} », plusieurs options reviennent souvent, et chacune convient à une situation différente.`,
    (topic) => `Les personnes qui s'intéressent à « ${topic} » comparent en général quelques options avant de choisir.`,
    (topic) => `Voici un bref aperçu sur « ${topic} », avec les options que mentionnent les sources.`,
  ],
  remarks: [
    "Les guides et les discussions s'accordent sur les critères, moins sur l'ordre.",
    "Les sources ne donnent pas le même poids au prix, à l'assistance et à la simplicité.",
  ],
  leads: ['Ces noms apparaissent dans les guides et les discussions :', 'Les options suivantes méritent un examen :'],
  items: [
    (name, aspect) => `${name} est souvent cité quand le critère principal est ${aspect}.`,
    (name, aspect) => `${name} revient dans les échanges sur ce point : ${aspect}.`,
    (name, aspect) => `Certains guides examinent d'abord l'offre de ${name} pour ce critère : ${aspect}.`,
    (name, aspect) => `${name} : fait souvent partie de la comparaison pour ${aspect}.`,
    (name, aspect) => `Si votre priorité est ${aspect}, ${name} figure souvent sur la liste.`,
  ],
  aspects: [
    'le prix',
    'la simplicité',
    "l'assistance",
    'la prise en main',
    "l'usage quotidien",
    'la souplesse',
    'la qualité',
    'le choix proposé',
  ],
  others: (names) => `Sont aussi mentionnés : ${names}.`,
  and: 'et',
  tableHead: ['Nom', 'Souvent cité pour'],
  comparisons: [
    (one, other, aspect) => `Entre ${one} et ${other}, le critère décisif est souvent ${aspect}.`,
    (one, other, aspect) => `Si tout dépend de ce point (${aspect}), comparez ${one} et ${other} côte à côte.`,
  ],
  criteriaLead: 'Avant de choisir, il est utile de vérifier :',
  criteria: [
    'Le coût total sur un an, et pas seulement le premier mois.',
    'Le délai des réponses aux questions, et dans quelle langue.',
    "S'il est possible d'essayer d'abord, et de changer ensuite.",
    "L'avis de personnes dans la même situation après quelques mois.",
    "Si l'option convient encore quand les besoins augmentent.",
  ],
  closings: [
    (topic) => `En bref : notez ce qui compte pour vous dans « ${topic} », puis essayez deux ou trois options.`,
    () => "Les prix et les fonctions changent : vérifiez l'état actuel auprès de chaque fournisseur.",
    (topic) => `Avec plus de détails sur votre situation, je peux préciser « ${topic} ».`,
  ],
  titles: [
    (topic) => `${topic} : les critères à regarder`,
    (topic) => `Guide : ${topic}`,
    (topic) => `${topic} : comparatif`,
    (topic) => `Avis : ${topic}`,
  ],
  brandTitles: [(name) => name, (name) => `${name} : tarifs`, (name) => `${name} : fonctionnement`],
  searches: [
    (topic) => topic,
    (topic, year) => `${topic} ${year}`,
    (topic) => `${topic} avis`,
    (topic) => `${topic} comparatif`,
    (topic) => `${topic} avantages et inconvénients`,
  ],
};
