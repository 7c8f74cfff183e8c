import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gql } from "@apollo/client";
import { buildSchema, isAbstractType, parse, visit } from "graphql";
import { createCache } from "./cache";

const growing = gql`
  query Growing($after: String, $first: Int, $search: String) {
    products(after: $after, first: $first, search: $search) @connection(key: "products", filter: ["search"]) {
      nodes {
        id
      }
    }
  }
`;
const turned = gql`
  query Turned($after: String) {
    products(after: $after) {
      nodes {
        id
      }
    }
  }
`;

const pageOf = (...ids: string[]) => ({
  products: {
    __typename: "ProductConnection",
    nodes: ids.map((id) => ({ __typename: "Product", id })),
  },
});

it("appends the pages of a list that a query lets grow", () => {
  const cache = createCache();
  cache.writeQuery({ query: growing, variables: { first: 2 }, data: pageOf("1", "2") });
  cache.writeQuery({ query: growing, variables: { first: 1, after: "2" }, data: pageOf("3") });
  expect(cache.readQuery({ query: growing, variables: { first: 3 } })).toMatchObject(pageOf("1", "2", "3"));
});

it("starts a growing list over with its first page", () => {
  const cache = createCache();
  cache.writeQuery({ query: growing, data: pageOf("1", "2") });
  cache.writeQuery({ query: growing, data: pageOf("2") });
  expect(cache.readQuery({ query: growing })).toMatchObject(pageOf("2"));
});

it("keeps growing lists of different searches apart", () => {
  const cache = createCache();
  cache.writeQuery({ query: growing, variables: { search: "saw" }, data: pageOf("1") });
  expect(cache.readQuery({ query: growing, variables: { search: "drill" } })).toBeNull();
});

it("keeps each page of any other list by itself, and evicts them all under the field's name", () => {
  const cache = createCache();
  cache.writeQuery({ query: growing, data: pageOf("1") });
  cache.writeQuery({ query: turned, data: pageOf("1", "2") });
  cache.writeQuery({ query: turned, variables: { after: "2" }, data: pageOf("3") });
  cache.writeQuery({ query: turned, variables: { after: "2" }, data: pageOf("4") }); // fetched once more
  expect(cache.readQuery({ query: turned })).toMatchObject(pageOf("1", "2"));
  expect(cache.readQuery({ query: turned, variables: { after: "2" } })).toMatchObject(pageOf("4"));

  cache.evict({ id: "ROOT_QUERY", fieldName: "products" });
  for (const query of [growing, turned]) expect(cache.readQuery({ query })).toBeNull();
});

it("keeps a group's matching variants of different searches apart, and those of one list's pages together", () => {
  const cache = createCache();
  const query = gql`
    query Matching($after: String, $first: Int, $search: String) {
      products(after: $after, first: $first, search: $search)
        @connection(key: "products", filter: ["search"]) {
        nodes {
          id
          matching {
            id
          }
        }
      }
    }
  `;
  const listOf = (id: string, matching: string) => {
    const { products } = pageOf(id);
    const [node] = products.nodes;
    return {
      products: { ...products, nodes: [{ ...node, matching: { __typename: "Product", id: matching } }] },
    };
  };
  cache.writeQuery({ query, variables: { search: "blue", first: 1 }, data: listOf("1", "2") });
  cache.writeQuery({ query, variables: { search: "black", first: 1 }, data: listOf("1", "3") });
  cache.writeQuery({ query, variables: { search: "blue", first: 1, after: "1" }, data: listOf("4", "5") });
  const shown = cache.readQuery({ query, variables: { search: "blue", first: 2 } });
  expect(shown).toMatchObject({
    products: { nodes: [{ matching: { id: "2" } }, { matching: { id: "5" } }] },
  });
});

it("is asked for fragments on one type each, because it doesn't know what a union may hold", () => {
  const root = join(__dirname, "../../..");
  const schema = buildSchema(readFileSync(join(root, "api/schema.graphql"), "utf8"));
  const found: string[] = [];
  const note = ({ typeCondition }: { typeCondition?: { name: { value: string } } | undefined }) => {
    const type = schema.getType(typeCondition?.name.value ?? "");
    if (isAbstractType(type)) found.push(type.name);
  };
  const files = readdirSync(join(root, "web/src"), { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith(".graphql")))
    visit(parse(readFileSync(join(root, "web/src", file), "utf8")), {
      FragmentDefinition: note,
      InlineFragment: note,
    });
  expect(found).toEqual([]);
});

it("keeps one query's count while another query counts something else", () => {
  const cache = createCache();
  const menu = gql`
    query Menu($reviewsSince: DateTime) {
      waitingCounts(reviewsSince: $reviewsSince) {
        paidOrders
        lowStock
      }
    }
  `;
  const tabs = gql`
    query Tabs {
      waitingCounts {
        paidOrders
        sentOrders
      }
    }
  `;
  const counts = (numbers: object) => ({ waitingCounts: { __typename: "WaitingCounts", ...numbers } });
  cache.writeQuery({ query: menu, data: counts({ paidOrders: 1, lowStock: 2 }) });
  cache.writeQuery({ query: tabs, data: counts({ paidOrders: 3, sentOrders: 4 }) });
  expect(cache.readQuery({ query: menu })).toEqual(counts({ paidOrders: 3, lowStock: 2 }));
});
