
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddProductResult": [
      "Product",
      "ProductNameTaken"
    ],
    "AddReviewResult": [
      "AlreadyReviewed",
      "Review"
    ],
    "ChangeProductsResult": [
      "ProductChangeSet",
      "ProductsNotChanged"
    ],
    "EditProductResult": [
      "Product",
      "ProductChanged",
      "ProductNameTaken"
    ],
    "PlaceOrderResult": [
      "DuplicateOrder",
      "InsufficientStock",
      "LimitExceeded",
      "Order"
    ],
    "PlaceOrdersResult": [
      "CartRefused",
      "Checkout"
    ],
    "StartPaymentResult": [
      "PaymentPage",
      "PaymentRefused"
    ],
    "UndoProductChangesResult": [
      "ProductChangeSet",
      "ProductsNotChanged"
    ]
  }
};
      export default result;
    