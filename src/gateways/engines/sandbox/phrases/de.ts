import type { Phrases } from './phrases.ts';

export const DE: Phrases = {
  language: 'de',
  aBrand: 'diese Marke',
  thisQuestion: 'diese Frage',
  intros: [
    (topic) => `Auf „${topic}“ gibt es nicht die eine Antwort: Es kommt auf den Bedarf und auf das Budget an.`,
    (topic) => `Zu „${topic}“ werden einige Möglichkeiten immer wieder genannt, und jede passt zu einer anderen Lage.`,
    (topic) => `Wer sich mit „${topic}“ befasst, vergleicht meist eine Handvoll Möglichkeiten.`,
    (topic) => `Hier ist ein kurzer Überblick zu „${topic}“ mit den Möglichkeiten, die in den Quellen vorkommen.`,
  ],
  remarks: [
    'Ratgeber und Diskussionen sind sich einig, worauf es ankommt, weniger über die Reihenfolge.',
    'Die Quellen gewichten Preis, Service und Bedienung unterschiedlich.',
  ],
  leads: [
    'Diese Namen kommen in Ratgebern und Diskussionen vor:',
    'Die folgenden Möglichkeiten sind einen genaueren Blick wert:',
  ],
  items: [
    (name, aspect) => `${name} wird oft genannt, wenn vor allem ${aspect} zählt.`,
    (name, aspect) => `${name} kommt dort vor, wo ${aspect} den Ausschlag gibt.`,
    (name, aspect) => `Manche Ratgeber sehen sich zuerst das Angebot von ${name} an, wenn ${aspect} wichtig ist.`,
    (name, aspect) => `${name}: meist Teil des Vergleichs, wenn ${aspect} im Vordergrund steht.`,
    (name, aspect) => `Ist ${aspect} entscheidend, steht ${name} häufig auf der Liste.`,
  ],
  aspects: [
    'der Preis',
    'die Bedienung',
    'der Service',
    'der Einstieg',
    'die Nutzung im Alltag',
    'die Flexibilität',
    'die Qualität',
    'die Auswahl',
  ],
  others: (names) => `Außerdem werden genannt: ${names}.`,
  and: 'und',
  tableHead: ['Name', 'Oft genannt, wenn zählt'],
  comparisons: [
    (one, other, aspect) => `Zwischen ${one} und ${other} entscheidet oft ${aspect}.`,
    (one, other, aspect) => `Gibt ${aspect} den Ausschlag, lohnt es sich, ${one} direkt mit ${other} zu vergleichen.`,
  ],
  criteriaLead: 'Vor der Entscheidung hilft ein Blick auf:',
  criteria: [
    'Die Kosten über ein ganzes Jahr, nicht nur im ersten Monat.',
    'Wie schnell Fragen beantwortet werden, und in welcher Sprache.',
    'Ob man vorher testen und wie leicht man wieder wechseln kann.',
    'Was andere in der gleichen Lage nach einigen Monaten berichten.',
    'Ob es auch noch passt, wenn der Bedarf wächst.',
  ],
  closings: [
    (topic) => `Kurz gesagt: Notieren Sie, was Ihnen bei „${topic}“ wichtig ist, und probieren Sie zwei oder drei aus.`,
    () => 'Preise und Funktionen ändern sich; der aktuelle Stand steht bei den Anbietern selbst.',
    (topic) => `Mit mehr Angaben zu Ihrer Lage kann ich „${topic}“ weiter eingrenzen.`,
  ],
  titles: [
    (topic) => `${topic}: darauf kommt es an`,
    (topic) => `Ratgeber: ${topic}`,
    (topic) => `${topic} im Vergleich`,
    (topic) => `Erfahrungen: ${topic}`,
  ],
  brandTitles: [(name) => name, (name) => `${name}: Preise`, (name) => `${name}: so funktioniert es`],
  searches: [
    (topic) => topic,
    (topic, year) => `${topic} ${year}`,
    (topic) => `${topic} Erfahrungen`,
    (topic) => `${topic} Vergleich`,
    (topic) => `${topic} Vor- und Nachteile`,
  ],
};
