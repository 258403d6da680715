/** Snippets of answers that contain a name at least once: as the company, or as an ordinary word. */
export interface LabeledName {
  name: string;
  company: string[];
  other: string[];
}
