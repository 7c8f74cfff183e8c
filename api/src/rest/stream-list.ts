import { Readable } from "node:stream";

/** Up to this many rows are sent as one answer with an ETag; more are streamed in constant memory. It is the size of the batches. */
export const ANSWERED_AS_ONE = 2_000;

/** Answers with a list that is read in batches of `ANSWERED_AS_ONE`, of which the last one is shorter. */
export async function answerList<Row, Presented extends object>(
  batches: AsyncGenerator<Row[], void>,
  present: (batch: Row[]) => Promise<Presented[]> | Presented[],
): Promise<Presented[] | Readable> {
  const first = (await batches.next()).value ?? [];
  const presented = await present(first);
  return first.length < ANSWERED_AS_ONE ? presented : Readable.from(asJsonArray(presented, batches, present));
}

async function* asJsonArray<Row, Presented extends object>(
  first: Presented[],
  rest: AsyncGenerator<Row[], void>,
  present: (batch: Row[]) => Promise<Presented[]> | Presented[],
) {
  yield `[${first.map((row) => JSON.stringify(row)).join(",")}`;
  for await (const batch of rest) for (const row of await present(batch)) yield `,${JSON.stringify(row)}`;
  yield "]";
}
