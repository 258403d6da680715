/** Snippets of answers that contain a name at least once: as the company, or as an ordinary word. */
export interface LabelledName {
  name: string;
  company: string[];
  other: string[];
}
