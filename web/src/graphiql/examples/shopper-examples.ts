import { pageInfo, type Example } from "./example";

const searchProducts: Example = {
  name: "SearchProducts",
  description: "Search the shop; a slip in the spelling is forgiven.",
  query: `query SearchProducts($search: String, $inStock: Boolean, $first: Int!, $after: String) {
  products(search: $search, inStock: $inStock, first: $first, after: $after) {
    totalCount
    nodes {
      id
      name
      price
      rating
      countInStock
    }
    ${pageInfo}
  }
}
`,
  variables: { search: "watch", inStock: true, first: 10, after: null },
};

const oneProduct = (id: string): Example => ({
  name: "OneProduct",
  description: "All that is to be known of a product.",
  query: `query OneProduct($id: ID!) {
  product(id: $id) {
    id
    name
    description
    price
    rating
    countInStock
    image
  }
}
`,
  variables: { id },
});

const placeOrder = (productId: string): Example => ({
  name: "PlaceOrder",
  description: "Order something. Run it twice: with the same key nothing more is ordered.",
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
      name: "Carl Shopper",
      address: "1 High Street, Springfield",
      phone: "555-0100",
      idempotencyKey: crypto.randomUUID(),
    },
  },
});

const myOrders: Example = {
  name: "MyOrders",
  description: "Your orders that are neither delivered nor cancelled.",
  query: `# Sign in first.
query MyOrders($first: Int!, $after: String) {
  myOrders(first: $first, after: $after) {
    nodes {
      id
      productName
      qty
      total
      paid
      createdAt
    }
    ${pageInfo}
  }
}
`,
  variables: { first: 10, after: null },
};

const cancelOrder: Example = {
  name: "CancelOrder",
  description: "Cancel an order that is not paid; admins may cancel anybody's.",
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

const reviewShop: Example = {
  name: "ReviewShop",
  description: "Say what you think of the shop, once.",
  query: `# Sign in first.
mutation ReviewShop($input: AddReviewInput!) {
  addReview(input: $input) {
    __typename
    ... on Review {
      id
      name
      rating
      comment
    }
    ... on AlreadyReviewed {
      message
    }
  }
}
`,
  variables: { input: { rating: 4.5, comment: "It ticks like the day I got it." } },
};

/** Examples for customers; those that need a product use this one. */
export function shopperExamples(productId: string): Example[] {
  return [searchProducts, oneProduct(productId), placeOrder(productId), myOrders, cancelOrder, reviewShop];
}
