import { Client } from "pg";
import type { TestShop } from "./shop";

/** A node of a plan, as far as the tests read it. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Plan[];
}

/** A statement as the shop sends it. */
export interface Sent {
  text: string;
  values: unknown[];
}

/** Records the statements of this process until `stop`. */
export function recordStatements() {
  const sent = jest.spyOn(Client.prototype, "query");
  return {
    /** Every statement that this work reads or writes rows with. */
    async of(work: () => Promise<unknown>): Promise<Sent[]> {
      sent.mockClear();
      await work();
      const statements = sent.mock.calls.map(([config]) => config as unknown as Sent);
      return statements.filter(({ text }) =>
        /^\s*(\/\*.*\*\/)?\s*(select|insert|update|delete|with)\b/i.test(text ?? ""),
      );
    },
    stop: () => sent.mockRestore(),
  };
}

/** How PostgreSQL would execute a statement. */
export async function explainStatement({ sql }: TestShop, { text, values }: Sent): Promise<Plan> {
  const [explained] = await sql<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  return (explained as { "QUERY PLAN": [{ Plan: Plan }] })["QUERY PLAN"][0].Plan;
}

/** The types of a plan's nodes, from the outermost. */
export const nodesOf = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The indexes that a plan reads. */
export const indexesOf = (plan: Plan): string[] => [
  ...(plan["Index Name"] ? [plan["Index Name"]] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];
