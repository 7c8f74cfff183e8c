import type { Example } from "./example";

const addProduct: Example = {
  name: "AddProduct",
  description: "Put a product up for sale.",
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
  description: "Change a price; whoever edited it meanwhile is not overwritten.",
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

const restock: Example = {
  name: "Restock",
  description: "Count in what has arrived.",
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
export const productExamples: Example[] = [addProduct, editProduct, restock];
