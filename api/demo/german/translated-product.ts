/** The texts of a demo product in another language. */
export interface TranslatedProduct {
  readonly name: string;
  /** Plain text; each further line is a line of the specification. */
  readonly description: string;
}
