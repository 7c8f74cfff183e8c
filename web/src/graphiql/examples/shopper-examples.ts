import { pageInfo, type Example } from "./example";
import { orderExamples } from "./order-examples";

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
  return [searchProducts, oneProduct(productId), ...orderExamples(productId), reviewShop];
}
