import { pageInfo, type Example } from "./example";

const searchProducts: Example = {
  name: "SearchProducts",
  description: "Search the shop. Small typos are tolerated.",
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
  description: "Every detail of a product.",
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
      name: "Carl Shopper",
      address: "1 High Street, Springfield",
      phone: "555-0100",
      idempotencyKey: crypto.randomUUID(),
    },
  },
});

const myOrders: Example = {
  name: "MyOrders",
  description: "Your open orders.",
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

const reviewShop: Example = {
  name: "ReviewShop",
  description: "Review the shop, once per user.",
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
  variables: { input: { rating: 4.5, comment: "Still keeps perfect time after two years." } },
};

/** Examples for customers; those that need a product use this one. */
export function shopperExamples(productId: string): Example[] {
  return [searchProducts, oneProduct(productId), placeOrder(productId), myOrders, cancelOrder, reviewShop];
}
