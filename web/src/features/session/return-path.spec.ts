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
