import { createHash } from "node:crypto";
import type { FormattedExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { Replica } from "../context/request-reads";
import { type SharedAnswer, SharedAnswers } from "../http/shared-answer";
import { Limiter } from "../limiter";
import type { BeginReading, Execute, PageOperation } from "./renderer";

/** A page ready to send. */
export interface Page {
  status: number;
  answer: SharedAnswer;
  /** Its Content-Security-Policy. */
  securityPolicy: string;
  /** Whether search engines may index it, so that it is public. */
  indexed: boolean;
  /** Its own path, if other paths lead to it. */
  path?: string | undefined;
}

interface CacheEntry {
  operations: PageOperation[];
  fingerprint: string;
  page: Page;
  bytes: number;
}

const MEGABYTE = 2 ** 20;

/** Pages answered with 200; sizes are in bytes. */
const PAGES = { max: 100, maxSize: 32 * MEGABYTE };
/** Pages with another status. Anyone can invent their addresses, so they never evict a page with 200. */
const MISSING_PAGES = { max: 10, maxSize: 2 * MEGABYTE };

/** How many pages are rendered at once. More would take memory, and no less time: rendering uses one processor. */
const RENDERING = 4;

/** Codes of queries with unreadable data. */
const FAILURES = new Set<unknown>(["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"]);

/** The result of an optional operation with unreadable data: always identical, so that the page isn't rendered again. */
const NOTHING_READ: FormattedExecutionResult = { data: null };

/** A page's data can't be read: the database is unavailable, or an unexpected error occurred. */
export class PageDataUnavailable extends Error {}

/**
 * Renders a page once for each state of its data (ADR-0032). Every request waits for a run of the page's queries that started
 * after its arrival, about a millisecond; the page is rendered again only if a result differs. So pages are never stale, and
 * nothing needs to be invalidated, whichever process or program changed the data. Concurrent requests for a page share queries
 * and rendering.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CacheEntry>(PAGES);
  private readonly missingPages = new LRUCache<string, CacheEntry>(MISSING_PAGES);
  private readonly answers = new SharedAnswers<Page>("page");
  private readonly rendering = new Limiter({ running: RENDERING });

  constructor(private readonly beginReading: BeginReading) {}

  /** Whether the page with this key is cached or being rendered. */
  has(key: string): boolean {
    return this.pages.has(key) || this.missingPages.has(key) || this.answers.has(key);
  }

  /**
   * The page with this key and its current data, read from the replica or else the primary; throws PageDataUnavailable.
   * Requests that read from different databases share a page only if its data is identical.
   */
  get(key: string, render: (execute: Execute) => Promise<Page>, replica?: Replica): Promise<Page> {
    return this.answers.share(key, replica?.name, async () => {
      const known = this.pages.get(key) ?? this.missingPages.get(key);
      const execute = this.beginReading(replica);
      if (known && (await isFresh(known, execute))) return known.page;
      return this.keep(key, await this.rendering.run(() => renderWith(render, execute)));
    });
  }

  private keep(key: string, entry: CacheEntry): Page {
    this.pages.delete(key);
    (entry.page.status === 200 ? this.pages : this.missingPages).set(key, entry, { size: entry.bytes });
    return entry.page;
  }
}

async function isFresh({ operations, fingerprint }: CacheEntry, execute: Execute): Promise<boolean> {
  const answers = await Promise.all(operations.map((operation) => answer(operation, execute)));
  return fingerprintOf(answers) === fingerprint;
}

async function renderWith(
  render: (execute: Execute) => Promise<Page>,
  execute: Execute,
): Promise<CacheEntry> {
  const operations: PageOperation[] = [];
  const answers: Promise<FormattedExecutionResult>[] = [];
  const page = await render((operation) => {
    operations.push(operation);
    const answered = answer(operation, execute);
    answers.push(answered);
    return answered;
  });
  const fingerprint = fingerprintOf(await Promise.all(answers));
  // the compressed forms together take about as much
  return { operations, fingerprint, page, bytes: 2 * page.answer.bytes.length };
}

async function answer(operation: PageOperation, execute: Execute) {
  const result = await execute(operation);
  const failed = result.errors?.some(({ extensions }) => FAILURES.has(extensions?.code));
  if (failed && operation.optional) return NOTHING_READ;
  if (failed) throw new PageDataUnavailable("a page's data could not be read");
  return result;
}

function fingerprintOf(answers: FormattedExecutionResult[]): string {
  return createHash("sha1").update(JSON.stringify(answers)).digest("base64");
}
