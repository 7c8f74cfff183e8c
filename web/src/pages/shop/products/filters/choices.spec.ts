import { faultsOf, filterOf, readChoices, writeChoices } from "./choices";
import { choicesOfField } from "../BadChoices";

const read = (query: string) => readChoices(new URLSearchParams(query));

describe("the choices in an address", () => {
  it("are read once each, in one order, whatever the address has besides", () => {
    const one = read("brand=b&utm_source=mail&attribute.movement=automatic&brand=a&brand=b&search=x");
    expect(one).toEqual(read("attribute.movement=automatic&brand=a&brand=b"));
    const params = new URLSearchParams();
    writeChoices(params, one);
    expect(params.toString()).toBe("attribute.movement=automatic&brand=a&brand=b");
  });

  it("have one value for each bound, the last, and none that is empty or only spaces", () => {
    expect(read("priceMin=1&priceMin=2&priceMax=&brand=+&ratingMin=%00")).toEqual([["priceMin", "2"]]);
  });

  it("are trimmed as stored values are", () => {
    expect(read("attribute.strap=+blue+steel%00+")).toEqual([["attribute.strap", "blue steel"]]);
  });
});

describe("the filter of an address", () => {
  it("selects products on sale for `onSale=true`, and nothing for any other value", () => {
    expect(filterOf("", read("onSale=true"))).toMatchObject({ onSale: true });
    expect(read("onSale=perhaps")).toEqual([]);
  });

  it("is empty where nothing narrows the list", () => {
    expect(filterOf("", [])).toBeNull();
  });

  it("holds the category, and each attribute once", () => {
    const choices = read(
      "brand=b&brand=a&priceMin=20&ratingMin=4&attribute.movement=quartz&attribute.movement=automatic" +
        "&attribute.case-diameter.min=36&attribute.case-diameter.max=40.5&attribute.minutes=yes",
    );
    expect(filterOf("watches/divers", choices)).toEqual({
      category: "watches/divers",
      brands: ["a", "b"],
      priceMin: 20,
      priceMax: null,
      ratingMin: 4,
      attributes: [
        { slug: "case-diameter", min: 36, max: 40.5 },
        { slug: "minutes", values: ["yes"] },
        { slug: "movement", values: ["automatic", "quartz"] },
      ],
    });
  });
});

describe("the faults of an address", () => {
  const reasons = (query: string) => faultsOf(read(query)).map(({ reason }) => reason);

  it.each([
    ["priceMin=abc", "“abc” is not a number such as 12.50."],
    ["priceMin=NaN", "“NaN” is not a number such as 12.50."],
    ["priceMax=Infinity", "“Infinity” is not a number such as 12.50."],
    ["attribute.case.max=1e999", "“1e999” is not a number such as 12.50."],
    ["priceMax=-1", "“-1” is less than 0."],
    ["priceMax=0x10", "“0x10” is not a number such as 12.50."],
    ["ratingMin=-1", "“-1” is less than 0."],
    ["priceMin=50&priceMax=20", "50 is more than 20."],
    ["attribute.case.min=50&attribute.case.max=20", "50 is more than 20."],
  ])("is said of %s", (query, reason) => expect(reasons(query)).toEqual([reason]));

  it.each([
    "priceMin=20&priceMax=20",
    "attribute.temperature.min=-20",
    "attribute.a=50&attribute.a.max=20",
    "brand=NaN",
  ])("is nothing with %s", (query) => expect(reasons(query)).toEqual([]));

  it("names all that is to be removed", () => {
    const choices = read("priceMin=50&priceMax=20&brand=a");
    expect(faultsOf(choices).flatMap((fault) => fault.choices)).toEqual(choices.slice(1));
  });
});

describe("the server's refusals", () => {
  const choices = read(
    "brand=a&brand=b&priceMin=1&ratingMin=9&attribute.case.min=1&attribute.case=2&attribute.movement=quartz",
  );
  const refused = (field: string) => choicesOfField(choices, field).map((choice) => choice.join("="));

  it.each([
    ["filter.brands", ["brand=a", "brand=b"]],
    ["filter.priceMin", ["priceMin=1"]],
    ["filter.ratingMin", ["ratingMin=9"]],
    ["filter.attributes.case", ["attribute.case.min=1", "attribute.case=2"]],
    ["filter.attributes.case.min", ["attribute.case.min=1", "attribute.case=2"]],
    ["filter.attributes", ["attribute.case.min=1", "attribute.case=2", "attribute.movement=quartz"]],
    ["filter.category", []],
    ["search", []],
  ])("as %s are these choices", (field, expected) => expect(refused(field)).toEqual(expected));
});
