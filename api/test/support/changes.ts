import type { Caller } from "./caller";
import type { Page } from "./operations";

/** A product or an order in a list of changes. */
export interface Change {
  id: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** A list of changes. */
export type List = "orders" | "products";

const textOf = (list: List) => `query ($since: DateTime!, $after: String, $first: Int! = 50) {
  ${list}(updatedSince: $since, after: $after, first: $first) {
    nodes { id updatedAt deletedAt } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

/** A page of changes. */
export type ChangesPage = Page<Change> & {
  pageInfo: { endCursor: string; startCursor: string | null; hasPreviousPage: boolean };
};

/** A page of the changes since a time. */
export async function changesOf(
  caller: Caller,
  list: List,
  since: string,
  { after, first }: { after?: string | undefined; first?: number } = {},
): Promise<ChangesPage> {
  return (await caller.ask<Record<List, ChangesPage>>(textOf(list), { since, after, first }))[list];
}

/** A program that maintains a copy by the last page's cursor. */
export class CopyByCursor {
  readonly rows = new Map<string, Change>();
  private after: string | undefined;

  constructor(
    private readonly caller: Caller,
    private readonly list: List,
    private readonly since: string,
    private readonly first = 50,
  ) {}

  /** Reads all pages. */
  async refresh(): Promise<void> {
    for (let more = true; more;) {
      const { after, first } = this;
      const page = await changesOf(this.caller, this.list, this.since, { after, first });
      for (const row of page.nodes) this.rows.set(row.id, row);
      this.after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
  }
}

/** A program that maintains a copy by the time of the last change it has read. */
export class CopyByTime {
  readonly rows = new Map<string, Change>();

  constructor(
    private readonly caller: Caller,
    private readonly list: List,
    private since: string,
  ) {}

  async refresh(): Promise<void> {
    const once = new CopyByCursor(this.caller, this.list, this.since, 100);
    await once.refresh();
    for (const row of once.rows.values()) this.rows.set(row.id, row);
    this.since = [...once.rows.values()].at(-1)?.updatedAt ?? this.since;
  }
}
