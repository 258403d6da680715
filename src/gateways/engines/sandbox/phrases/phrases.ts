/** What the sandbox says besides names and the topic. Nothing in it states a fact about a company. */
export interface Phrases {
  language: 'en' | 'de' | 'fr' | 'es';
  /** Stands in the topic where the prompt names a brand: an answer names brands at its own rate only. */
  aBrand: string;
  /** Where nothing is left of the prompt. */
  thisQuestion: string;
  intros: ((topic: string) => string)[];
  /** What is said after the intro. */
  remarks: string[];
  /** What is said before the list of names. */
  leads: string[];
  /** A line about a name that is in bold already. */
  items: ((name: string, aspect: string) => string)[];
  aspects: string[];
  /** For the names that the list has no room for. */
  others: (names: string) => string;
  and: string;
  tableHead: [name: string, aspect: string];
  comparisons: ((one: string, other: string, aspect: string) => string)[];
  criteriaLead: string;
  criteria: string[];
  closings: ((topic: string) => string)[];
  /** Titles of pages about a topic. */
  titles: ((topic: string) => string)[];
  /** Titles of pages of a brand's own site. */
  brandTitles: ((name: string) => string)[];
  /** What an engine adds to the topic when it searches. */
  searches: ((topic: string, year: string) => string)[];
}
