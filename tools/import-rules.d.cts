/** A room of the code. */
export interface Room {
  name: string;
  /** The rooms that it may import, by name. */
  imports: string[] | "all below";
  /** What it holds, where the name doesn't say it. */
  note?: string;
}
export const rooms: Room[];
export const modules: Record<string, string[]>;
