
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
    "AddProductReviewResult": [
      "AlreadyReviewed",
      "ProductNotReceived",
      "Review"
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
      "DiscountRefused",
      "DuplicateOrder",
      "InsufficientStock",
      "LimitExceeded",
      "NotDelivered",
      "Order",
      "TotalChanged"
    ],
    "PlaceOrdersResult": [
      "CartRefused",
      "Checkout",
      "DiscountRefused",
      "NotDelivered",
      "TotalChanged"
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
    