import { addressWithout, withoutLabel } from "./SearchHelp";

const search = {
  search: "pink  diver",
  inStock: true,
  choices: [
    ["attribute.movement", "automatic"],
    ["attribute.case-diameter.min", "38"],
    ["brand", "norden"],
    ["priceMax", "900"],
  ] as const,
  sort: null,
  pages: 3,
};

const leftOf = (without: { word: string | null; filter: string | null }) =>
  decodeURIComponent(addressWithout(search, without));

it.each([
  [{ word: "pink", filter: null }, /^\?search=diver&inStock=true&.*brand=norden/],
  [{ word: null, filter: "stock" }, /^\?search=pink\+\+diver&(?!.*inStock)/],
  [{ word: null, filter: "brand" }, /^(?!.*brand=).*priceMax=900/],
  [{ word: null, filter: "price" }, /^(?!.*priceMax=).*brand=norden/],
  [{ word: null, filter: "case-diameter" }, /^(?!.*diameter).*movement/],
  [{ word: null, filter: "category" }, /^\/products\?search=pink/],
])("leaves out %j and keeps the rest", (without, address) => expect(leftOf(without)).toMatch(address));

it("names the omitted part", () => {
  expect(withoutLabel({ word: "pink", filter: null })).toBe("Without “pink”");
  expect(withoutLabel({ word: null, filter: "case-diameter" })).toBe("Any case diameter");
});
