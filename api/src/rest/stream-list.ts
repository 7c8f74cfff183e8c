import type { Pieces } from "../http/load/long-answers";
import type { Call } from "./route";

/** Rows per batch: the number read and presented at once. */
export const BATCH = 200;

/**
 * A list as the pieces of its JSON, one for each batch. The first batch is read immediately, so that a refusal is thrown, and the others
 * while they are sent.
 */
export async function answerList<Row, Presented extends object>(
  batches: AsyncGenerator<Row[], void>,
  present: (batch: Row[]) => Promise<Presented[]> | Presented[],
): Promise<Pieces> {
  const pieces = asJsonArray(batches, present);
  const first = await pieces.next();
  return startingWith(first.value as string, pieces);
}

async function* startingWith(first: string, rest: Pieces) {
  yield first;
  yield* rest;
}

async function* asJsonArray<Row, Presented extends object>(
  batches: AsyncGenerator<Row[], void>,
  present: (batch: Row[]) => Promise<Presented[]> | Presented[],
): AsyncGenerator<string, void> {
  let before = "[";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + (await present(batch)).map((row) => JSON.stringify(row)).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** A list as JSON Lines: a line for each row, so that a program doesn't have to hold all of it. */
export async function* answerLines<Row, Presented extends object>(
  batches: AsyncIterable<Row[]>,
  present: (batch: Row[]) => Promise<Presented[]> | Presented[],
): AsyncGenerator<string, void> {
  for await (const batch of batches)
    yield (await present(batch)).map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Makes browsers save the answer as a file with this name. */
export function saveAs(reply: Call["reply"], name: string): void {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  reply.header("x-content-type-options", "nosniff");
}
