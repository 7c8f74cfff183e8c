import { connect, type AddressInfo } from "node:net";
import { type TestShop, startTestShop } from "../../support/shop";
import { changesIn, INTERNALS } from "../../support/arbitrary";
import { aProduct, asAdmin } from "../../support/builders";

/** An unparsed response; status 0 if the connection ended without one. */
export interface RawAnswer {
  status: number;
  /** All header lines. */
  headers: string;
  body: string;
}

/** Sends raw bytes to a listening shop, as no client library would, and reads until the connection closes. */
export function sendRaw(
  shop: Pick<TestShop, "app">,
  head: string[],
  body: Buffer | string = "",
): Promise<RawAnswer> {
  const { port } = shop.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => received.push(chunk));
    socket.on("error", () => undefined); // an answer before the error counts
    socket.on("close", () => resolve(read(Buffer.concat(received).toString("latin1"))));
    socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from(body)]));
  });
}

function read(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const [headers, body] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 4)];
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers, body };
}

/** The id of an existing product. */
export const PRODUCT_ID = "11111111-1111-4111-8111-111111111111";

/** A listening shop, and the header of an admin, whose requests are refused least often. */
export interface AttackedShop {
  shop: TestShop;
  bearer: string;
}

/** Opens a shop on its own port. Stop it after the file's tests. */
export async function openAttackedShop(): Promise<AttackedShop> {
  const shop = await startTestShop();
  await aProduct(shop, { id: PRODUCT_ID });
  const bearer = `authorization: Bearer ${(await asAdmin(shop)).token}`;
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  return { shop, bearer };
}

/** The parts of a request, sent unchanged. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: string[];
  body?: string | Buffer;
}

/** Sends a request unchanged. Adds a content length for a body unless the headers already frame it. */
function send(
  { shop, bearer }: AttackedShop,
  { method = "POST", path, headers = [], body = "" }: RawRequest,
): Promise<RawAnswer> {
  const length = Buffer.byteLength(body);
  const framed = length === 0 || /content-length|transfer-encoding/i.test(headers.join());
  const own = framed ? headers : [...headers, `content-length: ${length}`];
  return sendRaw(
    shop,
    [`${method} ${path} HTTP/1.1`, "host: shop", "connection: close", bearer, ...own],
    body,
  );
}

/** The failures in the answers: 5xx, internals, refusals in an undocumented form, and changes by refused requests. */
export async function findFailures(
  { shop, bearer }: AttackedShop,
  requests: RawRequest[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const sent of requests) {
    const before = await changesIn(shop);
    const answer = await send({ shop, bearer }, sent);
    const refused = answer.status < 200 || answer.status >= 300;
    const wrong = [
      (answer.status < 200 || answer.status >= 500) && `status ${answer.status}`,
      INTERNALS.test(answer.body) && "shows internals",
      answer.status >= 400 && !hasForm(sent, answer) && "is in an undocumented form",
      refused && (await changesIn(shop)) !== before && "refused, but changed something",
    ].filter(Boolean);
    if (wrong.length > 0) failures.push(`${JSON.stringify(sent).slice(0, 200)}: ${wrong.join(", ")}`);
  }
  return failures;
}

/** Whether a refusal has the form of its API: a GraphQL error, a page for a navigating browser, or a problem. */
function hasForm({ method, path, headers: asked = [] }: RawRequest, { headers }: RawAnswer): boolean {
  const page = asked.includes("accept: text/html") && /content-type: text\/html/i.test(headers);
  const graphql =
    path.startsWith("/graphql") && /content-type: application\/(json|graphql-response\+json)/i.test(headers);
  return method === "HEAD" || page || graphql || /content-type: application\/problem\+json/i.test(headers);
}

/** A GraphQL request designed to overload the shop. */
interface HostileOperation {
  query: string;
  variables?: Record<string, unknown>;
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(" ");

/** A selection set nested in itself this many times. */
const nest = (levels: number, field: string, inside: string) =>
  `${`${field} { `.repeat(levels)}${inside}${" }".repeat(levels)}`;

/** Fragments that each spread the next one twice, so that the last one is expanded 2 ^ levels times. */
const doubling = (levels: number) =>
  `{ topProducts(first: 1) { ...F0 } }
  ${repeat(levels, (at) => `fragment F${at} on Product { ...F${at + 1} ...F${at + 1} }`)}
  fragment F${levels} on Product { id }`;

/** Fragments that each spread all others. */
const mesh = (count: number) =>
  `{ topProducts(first: 1) { ...F0 } }
  ${repeat(count, (at) => `fragment F${at} on Product { ${repeat(count - 1, (other) => `...F${(at + 1 + other) % count}`)} }`)}`;

const list = (fields: number) =>
  `products(first: 100) { nodes { ${repeat(fields, (at) => `f${at}: name`)} } }`;

/** Requests refused before execution, by the reason of the refusal. */
export const hostileOperations: Record<string, HostileOperation> = {
  "fragments that double 17 times": { query: doubling(17) },
  "fragments that double 90 times": { query: doubling(90) },
  "fragments that spread one another": { query: mesh(20) },
  "a cycle of fragments": {
    query: "{ topProducts { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }",
  },
  "a fragment that isn't there": { query: "{ topProducts { ...Missing } }" },
  "a large fragment that nothing spreads": {
    query: `{ __typename } fragment F on Query { ${repeat(30, () => `products { nodes { ${repeat(15, (at) => `a: ${at % 2 ? "id" : "name"}`)} } }`)} }`,
  },
  "many levels": { query: `{ __type(name: "Product") { ${nest(400, "ofType", "name")} } }` },
  "many levels of inline fragments": {
    query: `{ topProducts { ${nest(450, "...", "id")} ${"id ".repeat(100)} } }`,
  },
  "many aliases": { query: `{ topProducts { ${repeat(400, (at) => `a${at}: id`)} } }` },
  "many searches": {
    query: `{ ${repeat(130, (at) => `a${at}: products(first: 1, search: "a b c d e") { totalCount }`)} }`,
  },
  "one field again and again": { query: `{ topProducts { ${"name ".repeat(1_900)} } }` },
  "many directives": { query: `{ topProducts { id ${"@skip(if: false) ".repeat(250)} } }` },
  "many unknown directives": { query: `{ topProducts { id ${"@aa ".repeat(900)} } }` },
  "long lists": { query: `{ ${repeat(4, (at) => `l${at}: ${list(24)}`)} }` },
  "long lists by variables": {
    query: `query ($n: Int!) { ${repeat(17, (at) => `l${at}: orders(first: $n) { nodes { id product { id name price } } }`)} }`,
    variables: { n: 100 },
  },
  "the introspection in circles": {
    query: `{ __schema { types { ${"fields { type { ".repeat(4)} name ${"} } ".repeat(4)} } } }`,
  },
  "a list in lists": { query: `{ products(search: ${"[".repeat(900)}${"]".repeat(900)}) { totalCount } }` },
  "an object in objects": {
    query: `{ products(search: ${"{ a: ".repeat(450)}1${" }".repeat(450)}) { totalCount } }`,
  },
  "many variables": { query: `query (${repeat(380, (at) => `$v${at}: Int`)}) { topProducts { id } }` },
  "many unknown fields": { query: `{ topProducts { ${repeat(450, (at) => `nmae${at}`)} } }` },
  "many fields that contradict one another": {
    query: `{ products { ${repeat(4, () => `nodes { ${repeat(24, (at) => `a: ${at % 2 ? "id" : "name"}`)} }`)} } }`,
  },
  "a name of 100,000 letters": { query: `{ ${"x".repeat(100_000)} }` },
  "a text of 100,000 letters and no end": {
    query: `{ products(search: "${"x".repeat(100_000)}) { totalCount } }`,
  },
  "too many tokens": { query: `{ ${"topProducts { id } ".repeat(5_000)} }` },
};
