import { faultsOf } from "../../test/support/env-faults";
import { readEnv } from "./env";

const linksOf = (LINKS: string, more: NodeJS.ProcessEnv = {}) => readEnv({ LINKS, ...more }).links;

const faultsIn = (LINKS: string) => faultsOf({ LINKS });

it("leads to what the demo shop has itself where nothing is configured", () => {
  expect(linksOf("")).toEqual({
    commerce: "/products",
    insights: "/blog",
    pricing: "/products",
    documentation: "/docs",
    guides: "/graphiql",
    contact: "/contact",
    about: "/portfolio",
    privacy: "/privacy",
    terms: "/terms",
    blog: "/blog",
    "get-started": "/products",
    "live-demo": "/dashboard",
    "classic-watches": "/products?search=watch",
    support: "mailto:admin@example.com",
  });
});

it("takes addresses from a list, whatever white space separates them", () => {
  const list =
    " privacy=/legal/privacy\n\tgithub=https://github.com/example?tab=a=b  support=mailto:help@example.com ";
  expect(linksOf(list)).toMatchObject({
    privacy: "/legal/privacy",
    github: "https://github.com/example?tab=a=b",
    support: "mailto:help@example.com",
  });
});

it("lets an address replace a default, and an empty one take it away", () => {
  const links = linksOf("guides= blog=https://blog.example.com");
  expect(links.blog).toBe("https://blog.example.com");
  expect(links).not.toHaveProperty("guides");
  expect(links.documentation).toBe("/docs");
});

it("leads to the demo's pages only where there is a demo", () => {
  const links = linksOf("", { SEED: "off" });
  expect(links["get-started"]).toBe("/products");
  expect(links).not.toHaveProperty("live-demo");
  expect(links.support).toBeUndefined();
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "http://example.com",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "example.com",
  "#",
  "mailto:",
  "mailto:nobody",
])("refuses %s as an address", (address) => {
  expect(faultsIn(`terms=${address}`)).toEqual([
    "LINKS: terms must be a path such as /terms, an https:// address, or mailto: and an email address",
  ]);
});

it("reports every fault of the list at once, and which names there are", () => {
  const [fault] = faultsIn("privcy=/privacy terms=no constructor=/x");
  expect(fault).toMatch(
    /^LINKS: privcy is none of marketing, .*support; terms must be .*; constructor is none of/,
  );
});
