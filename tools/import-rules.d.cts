/** A layer of the code. */
export interface Layer {
  name: string;
  /** The layers that it may import, by name. */
  imports: string[] | "all below";
  /** Its content, if the name doesn't tell. */
  note?: string;
}
export const layers: Layer[];
export const modules: Record<string, string[]>;
