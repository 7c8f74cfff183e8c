import { acceptsHtml, contentCodingFor, prefersHtml } from "./content-negotiation";

const CHROME = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

const asking = (accept?: string, method = "GET") => ({
  method,
  headers: accept === undefined ? {} : { accept },
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

it.each(["text/html;q=0", "text/html;q=0, */*", "application/json", "application/xml"])(
  "shows no page to who refuses it with %j",
  (accept) => {
    expect(prefersHtml(asking(accept))).toBe(false);
    expect(acceptsHtml(asking(accept))).toBe(false);
  },
);

it("shows no page to who sends something", () => {
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

it("compresses nothing for who doesn't say", () => expect(contentCodingFor({ headers: {} })).toBeUndefined());
