import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import type { Subscriber } from "rxjs";
import { isShopReachable, reachabilityLink } from "./reachability";

let sent: Subscriber<ApolloLink.Result>[];
let client: ApolloClient;

beforeEach(() => {
  sent = [];
  const network = new ApolloLink(() => new Observable((observer) => void sent.push(observer)));
  client = new ApolloClient({ cache: new InMemoryCache(), link: reachabilityLink().concat(network) });
});

afterEach(() => isShopReachable(true));

/** Sends a query, and returns functions that answer it and cut it off. */
function send() {
  const query = gql("{ me { id } }");
  const result = client
    .query({ query, fetchPolicy: "network-only", context: { queryDeduplication: false } })
    .catch(() => undefined);
  const observer = sent.at(-1) as Subscriber<ApolloLink.Result>;
  return {
    async answer() {
      observer.next({ data: { me: null } });
      observer.complete();
      await result;
    },
    async cutOff(error = new TypeError("fetch failed")) {
      observer.error(error);
      await result;
    },
  };
}

it("takes the shop for reachable again once a later request is answered, not one sent before the failure", async () => {
  const [earlier, blocked] = [send(), send()];
  await blocked.cutOff();
  expect(isShopReachable()).toBe(false);
  await earlier.answer();
  expect(isShopReachable()).toBe(false);
  await send().answer();
  expect(isShopReachable()).toBe(true);
});

it("takes an aborted request for no failure", async () => {
  await send().cutOff(new DOMException("aborted", "AbortError"));
  expect(isShopReachable()).toBe(true);
});
