import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { createCache } from "../../graphql/cache";
import { ProductPage } from "../../pages/shop/product/ProductPage";
import { fetchAhead, lazyPage, type FindPage } from "./page-loading";

/** The site map, reduced to one page with public data: Jest can't load pages on demand. */
const findPage: FindPage = (path) => ({
  params: { id: path.split("/").at(-1) },
  page: lazyPage("ProductPage", () =>
    Promise.resolve({ ProductPage: path.startsWith("/product/") ? ProductPage : () => null }),
  ),
});

/** A client with requests that are pending until `answer` is called. */
function heldClient() {
  const asked: unknown[] = [];
  const held: (() => void)[] = [];
  const link = new ApolloLink(
    ({ variables: { id } }) =>
      new Observable((observer) => {
        asked.push(id);
        held.push(() => {
          observer.next({ data: answerTo(id as string) });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  return { client, asked, answer: () => held.splice(0).forEach((respond) => respond()) };
}

/** Complete data: missing fields would be requested again. */
const answerTo = (id: string) => ({
  product: {
    __typename: "Product",
    id,
    name: "Drill",
    description: "It drills.",
    price: 10,
    regularPrice: null,
    saleEndsAt: null,
    tax: null,
    image: "/drill.jpg",
    rating: 4,
    countInStock: 3,
    gtin: null,
    mpn: null,
    seoTitle: null,
    seoDescription: null,
    slug: null,
    giftCard: false,
    deliveries: [],
    category: null,
    brand: null,
    group: null,
    attributes: [],
    images: ["/drill.jpg"],
    similar: [],
    reviewSummary: { __typename: "ReviewSummary", count: 0, average: null, stars: [0, 0, 0, 0, 0] },
  },
  reviews: {
    __typename: "ReviewConnection",
    nodes: [],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
  shopSettings: { __typename: "ShopSettings", country: "", countries: [], returnDays: null },
});

function linkTo(address: string): HTMLAnchorElement {
  return Object.assign(document.createElement("a"), { href: address });
}

/** Lets all pending tasks run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the target of a link", () => {
  let now = 0;
  beforeEach(() => {
    now += 1_000_000; // nothing is fresh
    jest.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it("is fetched for two links at a time, and not for a third", async () => {
    const { client, asked, answer } = heldClient();
    const first = ["a", "b", "c"].map((id) => fetchAhead(client, linkTo(`/product/${id}`), findPage));
    while (asked.length < 2) await settle();
    await first[2];
    answer();
    await Promise.all(first);
    expect(asked).toEqual(["a", "b"]);

    const next = fetchAhead(client, linkTo("/product/d"), findPage);
    while (asked.length < 3) await settle();
    answer();
    await next;
    expect(asked).toEqual(["a", "b", "d"]);
  });

  it("is fetched again only when it is older than 30 seconds", async () => {
    const { client, asked, answer } = heldClient();
    const fetchIt = async (times: number) => {
      const fetched = fetchAhead(client, linkTo("/product/a"), findPage);
      while (asked.length < times) await settle();
      answer();
      await fetched;
    };
    await fetchIt(1);
    now += 29_000;
    await fetchIt(1);
    expect(asked).toHaveLength(1);
    now += 2_000;
    await fetchIt(2);
    expect(asked).toHaveLength(2);
  });

  it("is nothing where its page says nothing that everybody may see, or is open already", async () => {
    const { client, asked } = heldClient();
    history.replaceState(null, "", "/product/open");
    for (const address of ["/myOrder/ada@example.com", "/product/open"])
      await fetchAhead(client, linkTo(address), findPage);
    expect(asked).toEqual([]);
  });
});
