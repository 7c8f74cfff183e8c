import { type DomainError, statusOf } from "../errors";

/** The meaning of a code, for developers. */
interface ErrorMeaning {
  /** The HTTP status over REST; over GraphQL that of a response without any data. */
  status: number;
  cause: string;
  /** How to fix it. */
  cure: string;
}

const repeatLater = "Repeat it after the seconds of `Retry-After`.";
const askAgain = "Read the current state, and ask the person again.";

const conflict = (cause: string, cure: string) => ({ status: statusOf.CONFLICT, cause, cure });

/**
 * Every code of a refusal: `code` of a problem (REST), `extensions.code` of an error (GraphQL). Refusals that shoppers can get are
 * union members over GraphQL (`InsufficientStock`), and codes in upper case over REST (`INSUFFICIENT_STOCK`).
 */
export const errorCodes = {
  BAD_USER_INPUT: {
    status: statusOf.BAD_USER_INPUT,
    cause: "A field is missing, unknown, or out of its bounds.",
    cure: "`errors` names each such field. Change these; a repeat as it is fails again.",
  },
  BAD_REQUEST: {
    status: 400,
    cause: "The request can't be read: its body isn't JSON, or its address or headers are invalid.",
    cure: "Compare the request with the example of the call.",
  },
  KEY_IN_ADDRESS: {
    status: 400,
    cause: "The address contains an API key, so that logs may reveal it.",
    cure: "Revoke the key, create another, and send it as `Authorization: Bearer …`.",
  },
  UNAUTHENTICATED: {
    status: statusOf.UNAUTHENTICATED,
    cause: "The token or key is missing, invalid or expired, or its user no longer exists.",
    cure: "Sign in again, or renew the access token, which is valid for 15 minutes.",
  },
  FORBIDDEN: {
    status: statusOf.FORBIDDEN,
    cause: "The caller is authenticated, but may not do this.",
    cure: "Use the account of an admin, or of the customer who owns the data.",
  },
  MISSING_SCOPE: {
    status: statusOf.FORBIDDEN,
    cause: "The API key lacks the scope that `scope` names.",
    cure: "Create a key with this scope.",
  },
  NOT_FOUND: {
    status: statusOf.NOT_FOUND,
    cause: "The object doesn't exist, or belongs to another user.",
    cure: "Check the id, or list the existing objects.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    cause: "The address doesn't support this method.",
    cure: "`Allow` names the methods that it answers.",
  },
  REQUEST_TIMEOUT: {
    status: 408,
    cause: "The request arrived too slowly.",
    cure: "Send it again over a better connection.",
  },
  CONFLICT: conflict("The current state doesn't allow the call; `detail` has the reason.", askAgain),
  ALREADY_REVIEWED: conflict("The customer has already written this review.", "Show the existing review."),
  CART_REFUSED: conflict(
    "Some entries of the cart can't be ordered. Nothing was ordered.",
    "Remove or change the entries of `refusals`, and order again.",
  ),
  DISCOUNT_REFUSED: conflict(
    "The discount code doesn't apply; `detail` has the reason.",
    "Order without it, or with another code.",
  ),
  DUPLICATE_ORDER: conflict(
    "The customer already has an unpaid order of this product.",
    "Pay or cancel that order first.",
  ),
  IMPORT_OUTDATED: conflict(
    "Products in the file have changed since its preview; nothing was imported.",
    "Check the file again with `dryRun=true`, and import it with the new `preview`. A file without the column `countInStock` isn't outdated by orders.",
  ),
  IMPORT_RUNNING: conflict("Another import is running.", repeatLater),
  INSUFFICIENT_STOCK: conflict(
    "The quantity exceeds the units that can be sold. The last unit is never sold.",
    "Order fewer than `countInStock`.",
  ),
  LIMIT_EXCEEDED: conflict(
    "The quantity exceeds the limit of one order, or of all unpaid orders.",
    "Order at most `limit` units, or pay the unpaid orders first.",
  ),
  NOT_DELIVERED: conflict(
    "The shop doesn't deliver to the country.",
    "Choose another address. `checkoutNeeds` lists the countries.",
  ),
  PAYMENT_REFUSED: conflict(
    "The payment can't be started.",
    "Read the order: it may already be paid or cancelled.",
  ),
  PRODUCT_CHANGED: conflict(
    "The product has been edited since it was read.",
    "Read it again, and send its current `version`.",
  ),
  PRODUCTS_NOT_CHANGED: conflict(
    "Some of the products can't be changed. Nothing was changed.",
    "Leave out the products in `refusals`.",
  ),
  PRODUCT_NOT_RECEIVED: conflict(
    "The customer has no delivered, or paid and sent, order of the product.",
    "Ask for the review after the delivery.",
  ),
  PRODUCT_NAME_TAKEN: conflict(
    "A product with this name exists, ignoring case.",
    "Choose another name, or edit that product.",
  ),
  TOTAL_CHANGED: conflict(
    "The total differs from `expectedTotal`. Nothing was ordered.",
    "Show the new `quote`, and order again with its total.",
  ),
  PAYLOAD_TOO_LARGE: {
    status: 413,
    cause: "The body is larger than 128 KB.",
    cure: "Send less at once.",
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    cause: "The file is larger than the limit in `detail`.",
    cure: "Make it smaller, or split it.",
  },
  URI_TOO_LONG: {
    status: 414,
    cause: "The address is too long.",
    cure: "Send the text in a body.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    cause: "This call doesn't accept the type of the body.",
    cure: "Send `Content-Type: application/json`, or the type of the call's upload.",
  },
  UNSUPPORTED_IMAGE: {
    status: 415,
    cause: "The file isn't an image that the shop can show.",
    cure: "Convert it to a format listed in `detail`.",
  },
  IMPORT_REFUSED: {
    status: 422,
    cause: "Rows of the file are invalid. Nothing was imported.",
    cure: "Correct the rows of `errors`, and send the whole file again.",
  },
  KEY_REUSED: {
    status: 422,
    cause: "The `Idempotency-Key` was used for another request.",
    cure: "Create a new key for each new attempt of a person; reuse a key only for repeats.",
  },
  KEY_IN_USE: conflict(
    "The first request with this `Idempotency-Key` is still running.",
    "Repeat it in some seconds.",
  ),
  SECRET_SHOWN_ONCE: conflict(
    "The first request with this `Idempotency-Key` succeeded, and its response contained a secret.",
    "Without the secret, revoke the key, or rotate the webhook's secret.",
  ),
  RESULT_UNKNOWN: conflict(
    "The first request with this `Idempotency-Key` has failed, or its response was too long to store.",
    "Read the state, and use a new key if the change was not made.",
  ),
  RATE_LIMITED: {
    status: statusOf.RATE_LIMITED,
    cause: "Too many requests in a short time.",
    cure: repeatLater,
  },
  TOO_MANY_UPLOADS: {
    status: statusOf.RATE_LIMITED,
    cause: "Too many images arrive at once.",
    cure: repeatLater,
  },
  REQUEST_HEADER_FIELDS_TOO_LARGE: {
    status: 431,
    cause: "The headers are larger than 16 KB.",
    cure: "Send fewer or shorter headers.",
  },
  INTERNAL_SERVER_ERROR: {
    status: statusOf.INTERNAL_SERVER_ERROR,
    cause: "An internal error of the shop.",
    cure: "Repeat it once, with the same `Idempotency-Key`; then report the `requestId`.",
  },
  CHANGE_UNCERTAIN: {
    status: statusOf.SERVICE_UNAVAILABLE,
    cause: "Another server's answer is missing, so the change may have been made.",
    cure: "Read the state before you repeat it.",
  },
  IMAGES_UNAVAILABLE: {
    status: statusOf.SERVICE_UNAVAILABLE,
    cause: "The store of the images can't be reached.",
    cure: "Repeat it in a minute.",
  },
  OVERLOADED: {
    status: statusOf.SERVICE_UNAVAILABLE,
    cause: "More requests arrive than the shop can answer.",
    cure: repeatLater,
  },
  SERVICE_UNAVAILABLE: {
    status: statusOf.SERVICE_UNAVAILABLE,
    cause: "The shop or its database can't answer now.",
    cure: repeatLater,
  },
} as const satisfies Record<string, ErrorMeaning>;

/** The codes of operations that GraphQL can't run. */
export const operationCodes = {
  GRAPHQL_PARSE_FAILED: {
    status: 400,
    cause: "The text isn't GraphQL.",
    cure: "`message` names the place; try the operation in GraphiQL.",
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    cause: "The operation doesn't fit the schema, or is too large.",
    cure: "Compare it with /schema.graphql; request fewer fields at once.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    cause: "The document has several operations and `operationName` names none of them.",
    cure: "Send `operationName`.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    cause: "The hash is unknown.",
    cure: "Send the text with the hash; clients of persisted queries do so automatically.",
  },
} as const satisfies Record<string, ErrorMeaning>;

/** The code of a problem. */
export type ProblemCode = keyof typeof errorCodes;

/** The code of a domain error: the words of its class name. */
export const codeOf = ({ name }: Pick<DomainError, "name">) =>
  name.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase() as ProblemCode;

const codesOfStatus: Partial<Record<number, ProblemCode>> = {
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  408: "REQUEST_TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  431: "REQUEST_HEADER_FIELDS_TOO_LARGE",
  500: "INTERNAL_SERVER_ERROR",
};

/** The code of a refusal that has only a status. */
export const codeOfStatus = (status: number): ProblemCode => codesOfStatus[status] ?? "BAD_REQUEST";
