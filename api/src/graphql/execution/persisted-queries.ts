import { getOperationAST, parse } from "graphql";
import type { KnownOperation } from "./known-operations";

/** A query of our own pages. */
export interface PersistedQuery extends KnownOperation {
  text: string;
  name: string;
}

/** The queries of our own pages, by the SHA-256 of their text. Clients can't add any (ADR-0013). */
export class PersistedQueries {
  private readonly byHash: Map<string, PersistedQuery>;

  /** `manifest` maps hashes to texts, as written by the code generator. */
  constructor(manifest: Readonly<Record<string, string>>) {
    this.byHash = new Map(Object.entries(manifest).map(([hash, text]) => [hash, read(text)]));
  }

  /** The query with this hash; undefined if none of our pages uses it. */
  find(hash: string): PersistedQuery | undefined {
    return this.byHash.get(hash);
  }
}

function read(text: string): PersistedQuery {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation?.name) throw new Error("a persisted query has no name");
  return { document, operation, text, name: operation.name.value };
}
