import { returnPath } from "./return-path";

it.each(["/", "/payment/1/2", "/products?search=a#b"])("leads back to %s", (from) =>
  expect(returnPath({ from })).toBe(from),
);

it.each([
  undefined,
  null,
  "",
  42,
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "javascript:alert(1)",
])("leads home instead of to %p", (from) => expect(returnPath({ from })).toBe("/"));

it("leads home where nothing is remembered", () => {
  expect(returnPath(null)).toBe("/");
  expect(returnPath("a state of somebody else's")).toBe("/");
});

describe("without a remembered page", () => {
  const shop = location.origin;
  const cameFrom = (referrer: string, visited: string[] = []) => {
    Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
    const entries = () => [...visited, `${shop}/login`].map((url) => ({ url }));
    Object.assign(window, { navigation: { currentEntry: { index: visited.length }, entries } });
  };
  afterEach(() => {
    cameFrom("");
    Reflect.deleteProperty(window, "navigation");
  });

  it("leads back to the page whose link led here", () => {
    cameFrom(`${shop}/products?search=a`);
    expect(returnPath(null)).toBe("/products?search=a");
    expect(returnPath({ from: "/cart" })).toBe("/cart");
  });

  it("leads back to the page before the sign-in pages that led here", () => {
    cameFrom(`${shop}/login`, [`${shop}/blog`, `${shop}/products`, `${shop}/login`, `${shop}/registration`]);
    expect(returnPath(null)).toBe("/products");
  });

  it("leads home where the browser doesn't tell its history", () => {
    cameFrom(`${shop}/registration`);
    Reflect.deleteProperty(window, "navigation");
    expect(returnPath(null)).toBe("/");
  });

  it.each([
    "https://elsewhere.example/products",
    `${shop}.elsewhere.example/`,
    `${shop}//elsewhere.example`,
    "x",
  ])("leads home after a link at %s", (referrer) => {
    cameFrom(referrer, [`${shop}/products`]);
    expect(returnPath(null)).toBe("/");
  });
});
