import { gql, ApolloLink } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { render, screen } from "@testing-library/react";
import { createClient } from "../graphql/client";
import { PageQueries } from "./page-queries";

const query = gql`
  query Price($of: String) {
    price(of: $of)
  }
`;

function Price({ of }: { of: string }) {
  const { data, loading, error } = useQuery<{ price: number }>(query, { variables: { of } });
  return <p>{loading ? "loading" : (error?.message ?? data?.price)}</p>;
}

const client = createClient({ link: ApolloLink.empty() });

function show(queries: PageQueries, ...names: string[]): void {
  const prices = names.map((name, at) => <Price key={at} of={name} />);
  render(queries.provide(<ApolloProvider client={client}>{prices}</ApolloProvider>));
}

it("shows the results of declared queries", async () => {
  const queries = new PageQueries(() => Promise.resolve({ data: { price: 12 } }));
  await queries.read([{ query, variables: { of: "saw" } }]);
  show(queries, "saw");
  expect(screen.queryByText("12")).not.toBeNull();
  expect(await queries.readMissing()).toBe(false);
});

it("reads another query once, for the next rendering", async () => {
  const execute = jest.fn(() => Promise.resolve({ data: { price: 12 } }));
  const queries = new PageQueries(execute);
  show(queries, "saw", "saw");
  expect(screen.queryAllByText("loading")).toHaveLength(2);
  expect(await queries.readMissing()).toBe(true);
  expect(execute).toHaveBeenCalledTimes(1);
  show(queries, "saw");
  expect(screen.queryByText("12")).not.toBeNull();
});

it("passes the server's refusal to the page, and counts it", async () => {
  const error = { message: "no such tool", extensions: { code: "BAD_USER_INPUT" } };
  const queries = new PageQueries(() => Promise.resolve({ errors: [error as never] }));
  await queries.read([{ query, variables: { of: "saw" } }]);
  show(queries, "saw");
  expect(screen.queryByText("no such tool")).not.toBeNull();
  expect(queries).toMatchObject({ refusals: 1, failures: 0 });
});
