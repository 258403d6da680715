/** Snippets of answers that hold a name once or more: as the company, or as an ordinary word. */
export interface LabelledName {
  name: string;
  company: string[];
  other: string[];
}
