import { allRows, INTERNALS } from "../../support/arbitrary";
import { aProduct, asAdmin } from "../../support/builders";
import { sendRaw, type RawAnswer } from "../../support/raw-http";
import { startTestShop, type TestShop } from "../../support/shop";

/** A product that there is. */
export const PRODUCT = "11111111-1111-4111-8111-111111111111";

/** A listening shop, and the header of an admin, who is refused least. */
export interface Attacked {
  shop: TestShop;
  bearer: string;
}

/** Opens one on a port of its own; stop its shop when the file's tests are done. */
export async function openAttacked(): Promise<Attacked> {
  const shop = await startTestShop();
  await aProduct(shop, { id: PRODUCT });
  const bearer = `authorization: Bearer ${(await asAdmin(shop)).token}`;
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  return { shop, bearer };
}

/** One request, as its parts are put on the line. */
export interface Sent {
  method?: string;
  path: string;
  headers?: string[];
  body?: string | Buffer;
}

/** Sends one request as its parts stand here; a length goes with a body unless the headers speak of one. */
function send(
  { shop, bearer }: Attacked,
  { method = "POST", path, headers = [], body = "" }: Sent,
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

/** What is wrong with the answers: failures of ours, our insides, refusals in no documented form, changes by what was refused. */
export async function faultsOf({ shop, bearer }: Attacked, requests: Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (const sent of requests) {
    const before = await allRows(shop);
    const answer = await send({ shop, bearer }, sent);
    const refused = answer.status < 200 || answer.status >= 300;
    const wrong = [
      (answer.status < 200 || answer.status >= 500) && `status ${answer.status}`,
      INTERNALS.test(answer.body) && "tells of our insides",
      answer.status >= 400 && !hasForm(sent, answer) && "is in no documented form",
      refused && (await allRows(shop)) !== before && "refused, and yet changed something",
    ].filter(Boolean);
    if (wrong.length > 0) faults.push(`${JSON.stringify(sent).slice(0, 200)}: ${wrong.join(", ")}`);
  }
  return faults;
}

/** GraphQL has a form of its own, and who navigates gets a page. */
function hasForm({ method, path, headers: asked = [] }: Sent, { headers }: RawAnswer): boolean {
  const page = asked.includes("accept: text/html") && /content-type: text\/html/i.test(headers);
  const graphql =
    path.startsWith("/graphql") && /content-type: application\/(json|graphql-response\+json)/i.test(headers);
  return method === "HEAD" || page || graphql || /content-type: application\/problem\+json/i.test(headers);
}
