import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { act, render, screen } from "@testing-library/react";
import { useLocation, useSearchParams } from "react-router-dom";
import { openHistory, PageRouter } from "./page-loading";

/** The rendered URLs. */
const rendered: string[] = [];
beforeEach(() => (rendered.length = 0));

function Place() {
  const { pathname, search } = useLocation();
  rendered.push(pathname + search);
  return null;
}

it("renders the URL of the server's HTML first, then where the visitor went before React rendered", async () => {
  history.replaceState(null, "", "/blog?a=1");
  const opened = openHistory();
  history.replaceState(null, "", "/portfolio"); // as Back does
  await act(async () => {
    render(
      <PageRouter opened={opened} findPage={() => undefined}>
        <Place />
      </PageRouter>,
    );
    await Promise.resolve();
  });
  expect(rendered).toEqual(["/blog?a=1", "/portfolio"]);
});

/** Takes longer to render than a time slice of a transition. */
function Slow() {
  const since = performance.now();
  while (performance.now() - since < 10);
  return null;
}

/** A list with the page number in the URL's query, and a link to the next page. */
function List() {
  const [params, setParams] = useSearchParams();
  const variables = { page: params.get("page") ?? "1" };
  const { data } = useQuery<{ page: string }>(gql("query ($page: String) { page(page: $page) }"), {
    variables,
    fetchPolicy: "cache-and-network",
  });
  return (
    <>
      <button onClick={() => setParams({ page: "2" })}>Next</button>
      {data && <p>Page {data.page}</p>}
      {Array.from({ length: 5 }, (_, row) => (
        <Slow key={row} />
      ))}
    </>
  );
}

it("fetches the next page of a list once, even if it comes before React has rendered what says so", async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables.page);
    return new Observable((observer) => {
      void Promise.resolve().then(() => {
        observer.next({ data: { page: variables.page as string } });
        observer.complete();
      });
    });
  });
  history.replaceState(null, "", "/users");
  render(
    <PageRouter opened={openHistory()} findPage={() => undefined}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <List />
      </ApolloProvider>
    </PageRouter>,
  );
  await screen.findByText("Page 1");
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // `act` would render everything at once
  screen.getByRole("button", { name: "Next" }).click();
  await screen.findByText("Page 2");
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(asked).toEqual(["1", "2"]);
});
