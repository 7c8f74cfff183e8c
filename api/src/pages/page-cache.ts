import { createHash } from "node:crypto";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Execute } from "./renderer";

/** A page ready to send. */
export interface Page {
  status: number;
  html: string;
  redirect?: string | undefined;
  /** The same page compressed, by encoding; filled when first asked for. */
  encoded: Map<string, Buffer>;
}

interface Operation {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

interface Kept {
  operations: Operation[];
  fingerprint: string;
  page: Page;
}

/** How many pages are kept; the oldest unused one goes first. */
const MOST_PAGES = 100;

/** What a query of a page is answered with where its data can't be read. */
const FAILURES = new Set<unknown>(["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"]);

/** A page's data could not be read: the database is away, or something of ours failed. */
export class PageDataUnavailable extends Error {}

/**
 * Renders a page once for each state of its data. Every request runs the page's queries, a millisecond or so; only
 * where their answer differs from the one that was rendered is it rendered anew. So no page is ever stale, and nothing
 * needs to be invalidated, whichever process or program changed the data (decision record 5).
 */
export class PageCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly execute: Execute) {}

  /** The page under this key, as its data stands now. */
  async get(key: string, render: (execute: Execute) => Promise<Omit<Page, "encoded">>): Promise<Page> {
    const kept = this.kept.get(key);
    if (kept && (await this.isFresh(kept))) return this.touch(key, kept).page;
    return this.touch(key, await this.render(render)).page;
  }

  private async isFresh({ operations, fingerprint }: Kept): Promise<boolean> {
    const answers = await Promise.all(
      operations.map(({ document, variables }) => this.answer(document, variables)),
    );
    return fingerprintOf(answers) === fingerprint;
  }

  private async render(render: (execute: Execute) => Promise<Omit<Page, "encoded">>): Promise<Kept> {
    const operations: Operation[] = [];
    const answers: Promise<FormattedExecutionResult>[] = [];
    const page = await render((document, variables) => {
      operations.push({ document, variables });
      const answer = this.answer(document, variables);
      answers.push(answer);
      return answer;
    });
    const fingerprint = fingerprintOf(await Promise.all(answers));
    return { operations, fingerprint, page: { ...page, encoded: new Map() } };
  }

  private async answer(document: DocumentNode, variables: Record<string, unknown>) {
    const result = await this.execute(document, variables);
    const failed = result.errors?.some(({ extensions }) => FAILURES.has(extensions?.code));
    if (failed) throw new PageDataUnavailable("a page's data could not be read");
    return result;
  }

  private touch(key: string, kept: Kept): Kept {
    this.kept.delete(key);
    this.kept.set(key, kept);
    if (this.kept.size > MOST_PAGES) this.kept.delete(this.kept.keys().next().value as string);
    return kept;
  }
}

function fingerprintOf(answers: FormattedExecutionResult[]): string {
  return createHash("sha1").update(JSON.stringify(answers)).digest("base64");
}
