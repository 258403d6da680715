/** The fixed texts of sandbox answers. They state no facts about companies. */
export interface Phrases {
  language: 'en' | 'de' | 'fr' | 'es';
  /** Replaces brands in the topic, because an answer mentions brands only at its configured rate. */
  aBrand: string;
  /** Replaces an empty topic. */
  thisQuestion: string;
  intros: ((topic: string) => string)[];
  /** Sentence after the introduction. */
  remarks: string[];
  /** Sentence before the list of names. */
  leads: string[];
  /** Line about a name, which is already in bold. */
  items: ((name: string, aspect: string) => string)[];
  aspects: string[];
  /** Line with the names beyond the list. */
  others: (names: string) => string;
  and: string;
  tableHead: [name: string, aspect: string];
  comparisons: ((brand: string, other: string, aspect: string) => string)[];
  criteriaLead: string;
  criteria: string[];
  closings: ((topic: string) => string)[];
  /** Titles of pages about a topic. */
  titles: ((topic: string) => string)[];
  /** Titles of pages of a brand's site. */
  brandTitles: ((name: string) => string)[];
  /** Searches that the engine derives from the topic. */
  searches: ((topic: string, year: string) => string)[];
}
