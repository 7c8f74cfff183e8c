import fastify from "fastify";
import {
  acceptsHtml,
  contentCodingFor,
  prefersHtml,
  registerContentNegotiation,
} from "./content-negotiation";

const CHROME = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

const asking = (accept?: string, method = "GET", agent?: string) => ({
  method,
  headers: { ...(accept !== undefined && { accept }), ...(agent !== undefined && { "user-agent": agent }) },
});

it.each([CHROME, "text/html", "TEXT/HTML;q=0.2", "text/html, application/json;q=0.5", "text/*"])(
  "shows a page to who asks for %j",
  (accept) => {
    expect(prefersHtml(asking(accept))).toBe(true);
    expect(acceptsHtml(asking(accept))).toBe(true);
  },
);

it.each([undefined, "*/*", "text/html;q=0.5, application/json"])(
  "sends data to who asks for %j, and a page where there is nothing else",
  (accept) => {
    expect(prefersHtml(asking(accept))).toBe(false);
    expect(acceptsHtml(asking(accept))).toBe(true);
  },
);

it.each([
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
])("shows a page to %s, which accepts anything", (agent) => {
  for (const accept of [undefined, "*/*"]) expect(prefersHtml(asking(accept, "GET", agent))).toBe(true);
  expect(prefersHtml(asking("application/json", "GET", agent))).toBe(false);
});

it.each([
  "curl/8.5.0",
  "node",
  "undici",
  "axios/1.7.2",
  "python-requests/2.32.0",
  "okhttp/4.12.0",
  "PostmanRuntime/7.40.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
])("sends data to %s, which accepts anything", (agent) => {
  for (const accept of [undefined, "*/*", "application/json, text/plain, */*"])
    expect(prefersHtml(asking(accept, "GET", agent))).toBe(false);
});

it.each(["text/html;q=0", "text/html;q=0, */*", "application/json", "application/xml"])(
  "shows no page to who refuses it with %j",
  (accept) => {
    expect(prefersHtml(asking(accept))).toBe(false);
    expect(acceptsHtml(asking(accept))).toBe(false);
  },
);

it("shows no page to a POST request", () => {
  expect(prefersHtml(asking(CHROME, "POST"))).toBe(false);
  expect(acceptsHtml(asking(CHROME, "POST"))).toBe(false);
});

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["BR", "br"],
  ["gzip;q=0.5", "gzip"],
  ["br;q=0", undefined],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
])("answers %j with %s", (accepted, coding) =>
  expect(contentCodingFor({ headers: { "accept-encoding": accepted } })).toBe(coding),
);

it("compresses nothing for a client without Accept-Encoding", () =>
  expect(contentCodingFor({ headers: {} })).toBeUndefined());

describe("a header that is too long to parse", () => {
  const received = async (headers: Record<string, string>) => {
    const server = fastify();
    registerContentNegotiation(server);
    server.get("/", ({ headers: { accept, "accept-encoding": coding } }) => ({ accept, coding }));
    return (await server.inject({ url: "/", headers })).json<{ accept?: string; coding?: string }>();
  };
  const list = (length: number) => "a/b,".repeat(length / 4);

  it.each(["accept", "accept-encoding"])("is ignored: %s", async (name) => {
    expect(await received({ [name]: list(15_000) })).toEqual({});
  });

  it("is longer than what clients send", async () => {
    const accept = list(1_000);
    expect(await received({ accept, "accept-encoding": "gzip, deflate, br" })).toEqual({
      accept,
      coding: "br",
    });
  });
});
