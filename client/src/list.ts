/** A page of a list: the fields of every connection in the schema. */
export interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null | undefined };
}

/** The node of a page. */
export type NodeOf<SomePage> = SomePage extends { nodes: (infer Node)[] } ? Node : never;

/** A list fetched page by page during iteration: `for await (const product of shop.products())`. */
export class List<SomePage extends Page<unknown>> implements AsyncIterable<NodeOf<SomePage>> {
  constructor(private readonly read: (after: string | null | undefined) => Promise<SomePage>) {}

  /** Iterates over pages. Pass a page's `pageInfo.endCursor` as `after` to continue there, also later and with `updatedSince`. */
  async *pages(): AsyncGenerator<SomePage, void> {
    let page = await this.read(undefined);
    yield page;
    while (page.pageInfo.hasNextPage) {
      page = await this.read(page.pageInfo.endCursor);
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<NodeOf<SomePage>, void> {
    for await (const page of this.pages()) yield* page.nodes as NodeOf<SomePage>[];
  }
}
