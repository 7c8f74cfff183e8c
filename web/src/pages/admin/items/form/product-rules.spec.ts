import { productRules } from "./product-rules";

const explain = (field: "price" | "countInStock" | "rating", typed: string) =>
  productRules[field].validate(typed);

describe("a number on the form", () => {
  it.each([
    ["price", "0", "Price must be 0.01 or more"],
    ["price", "-1", "Price must be 0.01 or more"],
    ["price", "1000000000", "Price must be 999999.99 or less"],
    ["price", "abc", "Price must be a number"],
    ["price", "1e9", "Price must be a number"],
    ["price", "0x10", "Price must be a number"],
    ["price", "1.999", "Price must have at most 2 decimals"],
    ["price", "12,50", "Price takes a point, not a comma: 12.50"],
    ["countInStock", "1.5", "Product Quantity must be a whole number"],
    ["countInStock", "1000001", "Product Quantity must be 1000000 or less"],
    ["rating", "5.1", "Rating must be 5 or less"],
    ["rating", "-0.5", "Rating must be 0 or more"],
  ] as const)("%s of %s is explained: %s", (field, typed, words) => {
    expect(explain(field, typed)).toBe(words);
  });

  it("may be as little and as much as the server takes", () => {
    expect(["0.01", "999999.99", "12", "12.5"].map((typed) => explain("price", typed))).not.toContain(false);
    expect(["0", "1000000"].map((typed) => explain("countInStock", typed))).toEqual([true, true]);
    expect(["0", "4.75", "5"].map((typed) => explain("rating", typed))).toEqual([true, true, true]);
  });
});

describe("a picture", () => {
  const { value: pattern } = productRules.image.pattern;

  it.each(["https://example.com/a.jpg", "http://example.com", "/pictures/a.svg"])("may be %s", (address) => {
    expect(address).toMatch(pattern);
  });

  it.each([
    "example.com/a.jpg",
    "//example.com/a.jpg",
    "/\\example.com/a.jpg",
    "javascript:alert(1)",
    "a picture",
    "/",
  ])("can't be %s", (address) => {
    expect(address).not.toMatch(pattern);
  });
});
