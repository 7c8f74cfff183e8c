import { Writable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Agent, interceptors, request } from "undici";
import type CacheHandler from "undici/types/cache-interceptor";

/** A cached response; the times are the instants of storing, expiry and deletion. */
type Stored = CacheHandler.CacheKey & CacheHandler.CacheValue & { body: Buffer };

/** A cache store that tests can read completely, and in which they can let time pass. */
class Stock implements CacheHandler.CacheStore {
  stored: Stored[] = [];

  get(key: CacheHandler.CacheKey): CacheHandler.GetResult | undefined {
    const found = this.stored.find((entry) => isFor(entry, key) && entry.deleteAt > Date.now());
    return (
      found && { ...found, body: [found.body], cacheControlDirectives: found.cacheControlDirectives ?? {} }
    );
  }

  createWriteStream(key: CacheHandler.CacheKey, value: CacheHandler.CacheValue): Writable {
    const chunks: Buffer[] = [];
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        this.stored = this.stored.filter((entry) => !isFor(entry, key));
        this.stored.push({ ...key, ...value, body: Buffer.concat(chunks) });
        done();
      },
    });
  }

  delete({ path }: CacheHandler.CacheKey): void {
    this.stored = this.stored.filter((entry) => entry.path !== path);
  }
}

function isFor(entry: Stored, { method, path, headers }: CacheHandler.CacheKey): boolean {
  const sameHeaders = Object.entries(entry.vary ?? {}).every(
    ([name, value]) => String(headers?.[name] ?? "") === String(value ?? ""),
  );
  return entry.method === method && entry.path === path && sameHeaders;
}

/** A response as the cache's client receives it. */
export interface CachedAnswer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** Whether the response came from the cache, without a request to the shop or after revalidation. */
  fromCache: boolean;
}

/** A shared cache in front of a shop, according to RFC 9111. */
export class SharedCache {
  private readonly store = new Stock();
  private readonly agent = new Agent();
  private readonly dispatcher = this.agent.compose(interceptors.cache({ store: this.store, type: "shared" }));

  constructor(private readonly origin: string) {}

  /** Sends a request through the cache. */
  async ask(
    path: string,
    {
      method = "GET",
      headers = {},
      body,
    }: { method?: "GET" | "POST"; headers?: Record<string, string>; body?: object } = {},
  ): Promise<CachedAnswer> {
    const answer = await request(`${this.origin}${path}`, {
      dispatcher: this.dispatcher,
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      body: body ? JSON.stringify(body) : null,
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const text = decoded(bytes, answer.headers["content-encoding"]);
    const fromCache = answer.headers.age !== undefined;
    return { status: answer.statusCode, text, headers: answer.headers, fromCache };
  }

  /** Ages everything stored by `seconds`. */
  letPass(seconds: number): void {
    for (const entry of this.store.stored) {
      entry.cachedAt -= seconds * 1_000;
      entry.staleAt -= seconds * 1_000;
      entry.deleteAt -= seconds * 1_000;
    }
  }

  /** The paths of the stored responses. */
  get paths(): string[] {
    return this.store.stored.map(({ path }) => path);
  }

  /** Everything stored, as text: addresses, headers and bodies. */
  get contents(): string {
    return this.store.stored
      .map(({ path, headers, body }) => [
        path,
        JSON.stringify(headers),
        decoded(body, headers["content-encoding"]),
      ])
      .join("\n");
  }

  close(): Promise<void> {
    return this.agent.close();
  }
}

function decoded(bytes: Buffer, coding: string | string[] | undefined): string {
  if (coding === "br") return brotliDecompressSync(bytes).toString();
  return (coding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
