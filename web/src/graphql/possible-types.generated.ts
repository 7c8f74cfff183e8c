
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
    ]
  }
};
      export default result;
    