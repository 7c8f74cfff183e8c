import type { Call } from "../route";

/** Makes browsers save the answer as a file with this name. */
export function saveAs(reply: Call["reply"], name: string): void {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  reply.header("x-content-type-options", "nosniff");
}
