/** The minimal server for comparisons: node:http, pg with prepared statements, JSON.stringify. servers.ts forks it. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Pool, type QueryConfig } from "pg";
import { cartOf, type Ordered, orderOf } from "./place";
import { readHome, readProductPage, readProductsPage, readWithDetails } from "./pages";
import { search, statement } from "./statements";

interface BaselineRequest {
  /** The URL's part after the question mark. */
  query: string;
  body: string;
}

type Answer = (pool: Pool, request: BaselineRequest) => Promise<object>;

const rowsOf = async (pool: Pool, query: QueryConfig): Promise<unknown[]> =>
  (await pool.query(query)).rows as unknown[];

/** The search text as a tsquery. */
async function wordsOf(pool: Pool, query: string): Promise<string> {
  const [spelled] = (await rowsOf(pool, statement("words", [decodeURIComponent(query)]))) as [
    { words: string },
  ];
  return spelled.words;
}

/** A page of 24, of 25 rows. */
const pageOf = (found: unknown[]) => ({ nodes: found.slice(0, 24), hasNextPage: found.length > 24 });

const answers: Record<string, Answer> = {
  "/list": async (pool) => pageOf(await rowsOf(pool, statement("list"))),
  "/sorted": async (pool) => pageOf(await rowsOf(pool, statement("sorted"))),
  "/filtered": async (pool, { query }) => (await rowsOf(pool, statement("filtered", [query])))[0] as object,
  "/search": async (pool, { query }) => {
    const words = await wordsOf(pool, query);
    return pageOf(await rowsOf(pool, search(words)));
  },
  "/product": async (pool, { query }) => (await rowsOf(pool, statement("product", [query])))[0] as object,
  "/rest-list": async (pool) => pageOf(await readWithDetails(pool, "listWithDetails")),
  "/rest-product": async (pool, { query }) =>
    (await readWithDetails(pool, "productWithDetails", [query]))[0] as object,
  "/my-orders": async (pool, { query }) => {
    await pool.query(statement("viewer", [query]));
    return pageOf(await rowsOf(pool, statement("myOrders", [query])));
  },
  "/order": (pool, { body }) => orderOf(pool, JSON.parse(body) as Ordered),
  "/cart": (pool, { body }) => cartOf(pool, JSON.parse(body) as Ordered),
};

/** The queries of each page. Afterwards the server sends the finished page, or with ?rows the rows. */
const pages: Record<string, (pool: Pool, id: string) => Promise<object>> = {
  "/page/home": readHome,
  "/page/products": readProductsPage,
  "/page/product": readProductPage,
};

const finished = new Map<string, Buffer>();
/** The finished pages as files, by the last part of their path, to measure a page without queries. */
const folder = mkdtempSync(join(tmpdir(), "shop-pages-"));
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 6 });

const sendPage = (response: ServerResponse, page: Buffer | undefined): void =>
  void response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
    .end(page);

async function answer(path: string, request: BaselineRequest, response: ServerResponse): Promise<void> {
  if (path.startsWith("/file/")) return sendPage(response, await readFile(join(folder, basename(path))));
  const page = pages[path];
  const rows = page
    ? await page(pool, request.query.split("&")[0] ?? "")
    : await answers[path]?.(pool, request);
  if (!rows) return void response.writeHead(404).end();
  if (!page || request.query.endsWith("rows"))
    return void response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ data: rows }));
  sendPage(response, finished.get(path));
}

const server = createServer((request, response) => {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    answer(path, { query, body }, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
});

process.on("message", (sent: Record<string, string>) => {
  for (const [path, html] of Object.entries(sent)) {
    const page = brotliCompressSync(html);
    finished.set(path, page);
    writeFileSync(join(folder, basename(path)), page);
  }
  process.send?.("pages received");
});
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
