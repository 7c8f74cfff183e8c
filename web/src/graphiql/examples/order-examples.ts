import { pageInfo, type Example } from "./example";

const shipping = {
  name: "Carl Shopper",
  address: "1 High Street, Springfield",
  phone: "555-0100",
};

const placeOrder = (productId: string): Example => ({
  name: "PlaceOrder",
  description: "Place an order. Run it twice: the same key never orders twice.",
  query: `# Sign in first.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Order {
      id
      productName
      qty
      total
    }
    ... on InsufficientStock {
      message
      countInStock
    }
    ... on DuplicateOrder {
      message
      order {
        id
      }
    }
    ... on LimitExceeded {
      message
      limit
    }
  }
}
`,
  variables: {
    input: {
      productId,
      qty: 1,
      ...shipping,
      idempotencyKey: crypto.randomUUID(),
    },
  },
});

const placeOrders = (productId: string): Example => ({
  name: "PlaceCart",
  description: "Order a whole cart: all of it or nothing.",
  query: `# Sign in first, and add more products to "items".
mutation PlaceCart($input: PlaceOrdersInput!) {
  placeOrders(input: $input) {
    __typename
    ... on Checkout {
      id
      total
      orders {
        id
        number
        productName
        qty
        total
      }
    }
    ... on CartRefused {
      message
      refusals {
        productId
        reason
        countInStock
      }
    }
  }
}
`,
  variables: { input: { items: [{ productId, qty: 1 }], ...shipping, idempotencyKey: crypto.randomUUID() } },
});

const startPayment: Example = {
  name: "StartPayment",
  description: "Pay some orders together: open the url that you get.",
  query: `# Sign in first, and copy the ids of unpaid orders from MyOrders.
mutation StartPayment($orderIds: [ID!]!) {
  startPayment(orderIds: $orderIds) {
    __typename
    ... on PaymentPage {
      url
      amount
      currency
    }
    ... on PaymentRefused {
      message
    }
  }
}
`,
  variables: { orderIds: ["the id of an order"] },
};

const myOrders: Example = {
  name: "MyOrders",
  description: "Your open orders.",
  query: `# Sign in first.
query MyOrders($first: Int!, $after: String) {
  myOrders(first: $first, after: $after) {
    nodes {
      id
      number
      status
      productName
      qty
      total
      createdAt
      canPay
      canCancel
    }
    ${pageInfo}
  }
}
`,
  variables: { first: 10, after: null },
};

const cancelOrder: Example = {
  name: "CancelOrder",
  description: "Cancel an unpaid order. Admins can cancel any.",
  query: `# Sign in first, and copy an order's id from MyOrders.
mutation CancelOrder($id: ID!) {
  cancelOrder(id: $id) {
    id
    cancelledAt
    product {
      countInStock
    }
  }
}
`,
  variables: { id: "the id of an order" },
};

const pastOrders: Example = {
  name: "PastOrders",
  description: "Your closed orders, and how each got there.",
  query: `# Sign in first.
query PastOrders($status: [OrderStatus!], $first: Int!, $after: String) {
  myOrders(status: $status, first: $first, after: $after) {
    nodes {
      number
      status
      productName
      total
      events {
        at
        status
        by
        note
      }
    }
    ${pageInfo}
  }
}
`,
  variables: { status: ["DELIVERED", "CANCELLED", "REFUNDED"], first: 10, after: null },
};

/** Examples of a customer's orders; those that need a product use this one. */
export function orderExamples(productId: string): Example[] {
  return [placeOrder(productId), placeOrders(productId), myOrders, startPayment, cancelOrder, pastOrders];
}
