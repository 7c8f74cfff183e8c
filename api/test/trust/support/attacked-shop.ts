import { allRows, INTERNALS } from "../../support/arbitrary";
import { aProduct, asAdmin } from "../../support/builders";
import { sendRaw, type RawAnswer } from "../../support/raw-http";
import { startTestShop, type TestShop } from "../../support/shop";

/** The id of a product that exists. */
export const PRODUCT_ID = "11111111-1111-4111-8111-111111111111";

/** A listening shop, and the header of an admin, who is refused least often. */
export interface AttackedShop {
  shop: TestShop;
  bearer: string;
}

/** Opens a shop on a port of its own. Stop it after the file's tests. */
export async function openAttackedShop(): Promise<AttackedShop> {
  const shop = await startTestShop();
  await aProduct(shop, { id: PRODUCT_ID });
  const bearer = `authorization: Bearer ${(await asAdmin(shop)).token}`;
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  return { shop, bearer };
}

/** The parts of a request, which are sent unchanged. */
export interface RawRequest {
  method?: string;
  path: string;
  headers?: string[];
  body?: string | Buffer;
}

/** Sends a request unchanged. Adds a content length to a body unless the headers already frame it. */
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

/** Describes what is wrong with the answers: 5xx, internals, refusals in an undocumented form, changes by refused requests. */
export async function findFailures(
  { shop, bearer }: AttackedShop,
  requests: RawRequest[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const sent of requests) {
    const before = await allRows(shop);
    const answer = await send({ shop, bearer }, sent);
    const refused = answer.status < 200 || answer.status >= 300;
    const wrong = [
      (answer.status < 200 || answer.status >= 500) && `status ${answer.status}`,
      INTERNALS.test(answer.body) && "shows internals",
      answer.status >= 400 && !hasForm(sent, answer) && "is in an undocumented form",
      refused && (await allRows(shop)) !== before && "refused, but changed something",
    ].filter(Boolean);
    if (wrong.length > 0) failures.push(`${JSON.stringify(sent).slice(0, 200)}: ${wrong.join(", ")}`);
  }
  return failures;
}

/** Whether a refusal has the form of its API: GraphQL, a page for a navigating browser, or a problem. */
function hasForm({ method, path, headers: asked = [] }: RawRequest, { headers }: RawAnswer): boolean {
  const page = asked.includes("accept: text/html") && /content-type: text\/html/i.test(headers);
  const graphql =
    path.startsWith("/graphql") && /content-type: application\/(json|graphql-response\+json)/i.test(headers);
  return method === "HEAD" || page || graphql || /content-type: application\/problem\+json/i.test(headers);
}
