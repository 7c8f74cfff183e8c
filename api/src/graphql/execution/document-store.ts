import type { DocumentStore } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** Limits for documents used once, in entries and characters; a parsed character takes about 100 bytes. */
const USED_ONCE = { max: 500, maxSize: 100_000 };

/** Limits for documents used again. */
const USED_AGAIN = { max: 500, maxSize: 200_000 };

/**
 * Apollo's store of parsed and validated documents, by the hash of their text. A document that is used again moves to
 * a separate cache, so that a flood of new documents evicts only other new ones.
 */
export class BoundedDocumentStore implements DocumentStore {
  private readonly usedOnce = new LRUCache<string, DocumentNode>(USED_ONCE);
  private readonly usedAgain = new LRUCache<string, DocumentNode>(USED_AGAIN);

  /** The number of cached documents. */
  get count(): number {
    return this.usedOnce.size + this.usedAgain.size;
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.usedAgain.get(key) ?? this.promote(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.usedOnce.set(key, document, { size: lengthOf(document) });
    return Promise.resolve();
  }

  delete(key: string): Promise<void> {
    this.usedOnce.delete(key);
    this.usedAgain.delete(key);
    return Promise.resolve();
  }

  private promote(key: string): DocumentNode | undefined {
    const document = this.usedOnce.get(key);
    if (!document) return undefined;
    this.usedOnce.delete(key);
    this.usedAgain.set(key, document, { size: lengthOf(document) });
    return document;
  }
}

/** The length of a parsed document's text. */
function lengthOf({ loc }: DocumentNode): number {
  return loc?.source.body.length ?? 1;
}
