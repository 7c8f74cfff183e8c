/** A call for which code is written, with the name of its token and the media type of its answer. */
export interface SampleCall {
  operationId: string;
  method: string;
  path: string;
  token: string | undefined;
  hasKey: boolean;
  body: { media: string; example?: unknown; file?: string | undefined } | undefined;
  answer: string;
}

/** The shell's variable for a name: `$ORDER_ID` for `orderId`. */
const variableOf = (name: string) => `$${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;

/** A call with curl. */
export function curlOf({ method, path, token, hasKey, body, answer }: SampleCall): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => variableOf(name));
  const example = JSON.stringify(body?.example, null, 2);
  const data = body?.file ? `--data-binary @${body.file}` : `-d '${example}'`;
  return [
    `curl${method === "GET" ? "" : ` -X ${method}`} "$SHOP${address}"`,
    ...(token ? [`-H "Authorization: Bearer ${variableOf(token)}"`] : []),
    ...(hasKey ? ['-H "Idempotency-Key: $KEY"'] : []),
    ...(body ? [`-H "Content-Type: ${body.media}"`, data] : []),
    ...(answer === "application/json" ? [] : ["--remote-name"]),
  ].join(" \\\n  ");
}

/** Calls for which the client has a method, or needs other settings. */
const ownCode: Record<string, string> = {
  listProducts: 'for await (const { id, name } of shop.products({ search: "watch" })) console.log(id, name);',
  getProduct: "const product = await shop.product({ id });",
  addProduct:
    "const added = await shop.addProduct({ input: { name, description, price, image, rating, countInStock } });",
  deleteProduct: "const deletedCount = await shop.deleteProduct({ id });",
  placeOrder:
    "const result = await shop.placeOrder({ input: { productId: id, qty: 2, name, address, phone } });",
  listOrdersOf: "for await (const { number, status } of shop.myOrders()) console.log(number, status);",
  listOrders: 'for await (const { number } of shop.orders({ status: ["PAID"] })) console.log(number);',
  deliverOrder: "const deliveredCount = await shop.deliverOrder({ id: orderId });",
  signIn: `const firebase = createClient({ url, token: idToken });
const { text } = await firebase.rest("PUT", \`/user/\${encodeURIComponent(email)}\`);
const { accesToken } = JSON.parse(text);`,
  importProducts: "const { errors } = await shop.importProducts(csv, { dryRun: true });",
};

/** A call with @shop/client; undefined for binary files, which the client doesn't return. */
export function clientCodeOf({
  operationId,
  method,
  path,
  hasKey,
  body,
  answer,
}: SampleCall): string | undefined {
  if (answer === "application/pdf") return undefined;
  const address = path.replace(/\{(\w+)\}/g, "${encodeURIComponent($1)}");
  const options = [...(hasKey ? ["idempotencyKey"] : []), ...(body ? ["contentType", "body"] : [])];
  const more = options.length > 0 ? `, { ${options.join(", ")} }` : "";
  return ownCode[operationId] ?? `const { text } = await shop.rest("${method}", \`${address}\`${more});`;
}

/** The variables of the examples, for a shell. */
export const shellVariables = `SHOP=https://shop.example.com
ACCESS_TOKEN=…  # or an API key: msk_…
KEY=form-8a2c   # chosen for each change`;

/** The client of the examples, and its check of a webhook. */
export const clientSetup = `import { createClient, verifyWebhook } from "@shop/client";

const url = "https://shop.example.com";
const shop = createClient({ url, apiKey: process.env.SHOP_KEY });
const readEvent = (body: string, headers: Headers, secret: string) => verifyWebhook(body, headers, secret);`;
