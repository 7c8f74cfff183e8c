import { pageInfo, type Example } from "./example";

const SINCE = "2026-01-01T00:00:00Z";

const apiKeys: Example = {
  name: "ApiKeys",
  description: "The keys of programs. A program sends its key in place of a sign-in.",
  query: `# Sign in as an admin first. To call as a program, sign out and write its key under Headers:
# { "Authorization": "Bearer msk_…" }
query ApiKeys {
  apiKeys {
    name
    prefix
    scopes
    expiresAt
    lastUsedAt
    revokedAt
  }
}
`,
};

const changedProducts: Example = {
  name: "ChangedProducts",
  description: "What changed in the catalogue since a time, deleted products too.",
  query: `# To go on where you stopped, now or tomorrow, pass the last endCursor as "after". It is there even if nothing changed.
query ChangedProducts($updatedSince: DateTime!, $first: Int!, $after: String) {
  products(updatedSince: $updatedSince, first: $first, after: $after) {
    nodes {
      id
      name
      price
      countInStock
      updatedAt
      deletedAt
    }
    ${pageInfo}
  }
}
`,
  variables: { updatedSince: SINCE, first: 100, after: null },
};

const changedOrders: Example = {
  name: "ChangedOrders",
  description: "Orders that changed since a time, in every state.",
  query: `# Sign in as an admin first, or call as a program with the scope READ_ORDERS. Go on as with ChangedProducts.
query ChangedOrders($updatedSince: DateTime!, $status: [OrderStatus!], $first: Int!, $after: String) {
  orders(updatedSince: $updatedSince, status: $status, first: $first, after: $after) {
    nodes {
      id
      number
      status
      productName
      qty
      total
      updatedAt
    }
    ${pageInfo}
  }
}
`,
  variables: { updatedSince: SINCE, status: null, first: 100, after: null },
};

const createWebhook: Example = {
  name: "CreateWebhook",
  description: "Have your program told of events. The secret is shown this once.",
  query: `# Sign in as an admin first, and write the address of your program.
mutation CreateWebhook($url: String!, $events: [String!]!) {
  createWebhook(url: $url, events: $events) {
    secret
    webhook {
      id
      url
      events
      enabled
    }
  }
}
`,
  variables: { url: "https://example.com/hook", events: ["order.paid", "order.refunded", "stock.low"] },
};

const testWebhook: Example = {
  name: "TestWebhook",
  description: "Send a webhook the event webhook.test now, and see the answer.",
  query: `# Sign in as an admin first, and copy a webhook's id from CreateWebhook or Deliveries.
mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    id
    status
    error
    request
    answer
    durationMs
  }
}
`,
  variables: { id: "the id of a webhook" },
};

const deliveries: Example = {
  name: "Deliveries",
  description: "What the webhooks were sent, how it went, and when it is tried again.",
  query: `# Sign in as an admin first. "resendDelivery(id: …)" sends an event again.
query Deliveries($first: Int!) {
  webhooks {
    id
    url
    enabled
    disabledReason
    deliveries(first: $first) {
      id
      event
      at
      attempt
      status
      error
      deliveredAt
      nextTryAt
    }
  }
}
`,
  variables: { first: 5 },
};

/** Examples for the programs of a shop. */
export const programExamples: Example[] = [
  changedProducts,
  changedOrders,
  createWebhook,
  testWebhook,
  deliveries,
  apiKeys,
];
