/** Answers about one kind of product, with the vendors that they name. */
export interface Category {
  category: string;
  /** The sites that the answers cite: review sites, publishers and sometimes vendors. */
  hosts: string[];
  answers: string[];
  vendors: string[];
}
