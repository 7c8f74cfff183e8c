import { readSearch, writeSearch } from "./product-search";

const read = (query: string) => readSearch(new URLSearchParams(query));

describe("the address of a product search", () => {
  it("is empty where nothing is narrowed", () => {
    expect(writeSearch(read("")).toString()).toBe("");
  });

  it("holds all of it, and is read back the same", () => {
    const address =
      "search=blue+diver&inStock=true&attribute.case-diameter.min=36&attribute.movement=automatic" +
      "&attribute.movement=quartz&brand=a&brand=b&priceMax=900&ratingMin=4&sort=price-down&pages=3";
    expect(writeSearch(read(address)).toString()).toBe(address);
  });

  it("ignores what makes no sense", () => {
    expect(read("sort=random&inStock=maybe&pages=-2")).toEqual({
      search: "",
      inStock: false,
      choices: [],
      sort: null,
      pages: 1,
    });
    expect(read("pages=2.5").pages).toBe(1);
    expect(read("search=%00blue%00").search).toBe("blue");
  });
});
