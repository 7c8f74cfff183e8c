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

const narrowedProducts: Example = {
  name: "NarrowedProducts",
  description: "Narrow the list by category, brand, price or attributes, and see what is left to choose.",
  query: `# A category's id is in Categories.
query NarrowedProducts($filter: ProductFilter) {
  products(filter: $filter, first: 10) {
    totalCount
    nodes {
      id
      name
      price
    }
    facets {
      slug
      name
      unit
      min
      max
      values {
        value
        label
        count
        selected
      }
    }
  }
}
`,
  variables: { filter: { priceMin: 50, priceMax: 300, ratingMin: 4 } },
};

const categories: Example = {
  name: "Categories",
  description: "The tree of categories, and what their products have.",
  query: `query Categories {
  categories {
    ...InTree
    children {
      ...InTree
    }
  }
  brands {
    slug
    name
  }
}

fragment InTree on Category {
  id
  slug
  name
  productCount
  attributes {
    slug
    type
    unit
  }
}
`,
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
    images
    category {
      name
    }
    brand {
      name
    }
    attributes {
      attribute {
        name
        unit
      }
      value
    }
    similar(first: 2) {
      id
      name
    }
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
  return [
    searchProducts,
    narrowedProducts,
    categories,
    oneProduct(productId),
    ...orderExamples(productId),
    reviewShop,
  ];
}
