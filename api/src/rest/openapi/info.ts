import type { OpenAPIV3_1 } from "openapi-types";

const description = `
Programs can do everything that the pages do: over GraphQL, the complete API, or over the REST calls below.

- [GraphiQL](/graphiql): try the GraphQL API in the browser, with examples and documentation.
- [schema.graphql](/schema.graphql): the GraphQL schema as text. The endpoint is \`/graphql\`.
- [openapi.json](/openapi.json): the REST calls as OpenAPI 3.1, for generated clients.

## Sign in

Sign in at Firebase Authentication with your own code or its SDK, exchange the ID token for the shop's access token, and send
that as \`Authorization: Bearer …\`. It lasts 15 minutes; exchange a fresh ID token before it ends.

    curl -X PUT "$SHOP/user/customer%40example.com" -H "Authorization: Bearer $ID_TOKEN"

## API keys

A program that acts for the shop uses an API key in place of a sign-in: an admin creates it on \`/apiKeys\`, with scopes. Send it as
\`Authorization: Bearer msk_…\` with each call, and never in an address. Each call names the scope it requires; a call without a scope is closed to
API keys. An unknown, revoked or expired key gets 401 from every call; a key without the required scope gets 403 with the name of the \`scope\`.

## Refusals

A refused call answers \`application/problem+json\` (RFC 9457) with \`type\`, \`title\`, \`status\`, \`code\` and \`detail\`.
[Errors](/docs/errors) explains each code. A 400 names every invalid field in \`errors\`. No input makes a call answer 5xx. Texts must not contain the character NUL, and fields
that a body doesn't document are refused. Besides the statuses listed at each call, 413 means a JSON body over 128 KB, 415
a body of another type, and 503 a shop that is starting or has lost its database.

A browser that navigates to the address of a GET call (\`Accept: text/html\`) gets the page instead.
`;

/** The descriptions of the groups of calls. */
export const groups = {
  Products: "Products: read by anyone, changed by admins.",
  Orders: "A customer's orders, and all orders for the shopkeeper.",
  Users: "Sign-in, users and admins.",
  Reviews: "Customers' reviews of the shop.",
  Pictures: "Images of products.",
  Spreadsheets: "Products and orders as CSV.",
  Webhooks: "Events that the shop sends to webhooks.",
} as const;

/** The document's description of the whole API, in Markdown. */
export function infoOf(shopName: string): OpenAPIV3_1.InfoObject {
  return {
    ...{ title: `${shopName}: REST`, version: "1.0.0", description: description.trim() },
    contact: { name: shopName },
    license: { name: "MIT", identifier: "MIT" },
  };
}
