import type { Example } from "./example";

const addProduct: Example = {
  name: "AddProduct",
  description: "Add a product.",
  query: `# Sign in as an admin first.
mutation AddProduct($input: AddProductInput!) {
  addProduct(input: $input) {
    __typename
    ... on Product {
      id
      name
      price
      countInStock
    }
    ... on ProductNameTaken {
      message
    }
  }
}
`,
  variables: {
    input: {
      name: "Example Caliper",
      description: "Measures to a twentieth of a millimetre.",
      price: 34.5,
      image: "https://example.com/caliper.jpg",
      rating: 4.5,
      countInStock: 25,
    },
  },
};

const editProduct: Example = {
  name: "EditProduct",
  description: "Change a price without overwriting someone else's edit.",
  query: `# Sign in as an admin first. SearchProducts tells an id, and an admin who adds it to the fields also the version.
mutation EditProduct($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) {
    __typename
    ... on Product {
      id
      name
      price
      version
    }
    ... on ProductNameTaken {
      message
    }
    ... on ProductChanged {
      message
      product {
        price
        version
      }
    }
  }
}
`,
  variables: { id: "the id of a product", input: { version: 1, price: 29.9 } },
};

const describeProduct: Example = {
  name: "DescribeProduct",
  description: "Give a product its category, brand and attributes, and publish it.",
  query: `# Sign in as an admin first. Categories tells the paths, brands and attributes of the shop.
mutation DescribeProduct($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) {
    __typename
    ... on Product {
      id
      draft
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
      version
    }
    ... on ProductChanged {
      message
    }
  }
}
`,
  variables: {
    id: "the id of a product",
    input: {
      version: 1,
      category: "tools/measuring",
      brand: "fennick",
      attributes: [{ slug: "length", value: "230 mm" }],
      draft: false,
    },
  },
};

const restock: Example = {
  name: "Restock",
  description: "Add units to the stock.",
  query: `# Sign in as an admin first, and copy a product's id from SearchProducts.
mutation Restock($id: ID!, $units: Int!) {
  restockProduct(id: $id, units: $units) {
    id
    name
    countInStock
  }
}
`,
  variables: { id: "the id of a product", units: 20 },
};

/** Examples of managing products. */
export const productExamples: Example[] = [addProduct, editProduct, describeProduct, restock];
