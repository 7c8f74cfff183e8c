import { pageInfo, type Example } from "./example";
import { productExamples } from "./product-examples";

const allOrders: Example = {
  name: "AllOrders",
  description: "All open orders, or those in some states.",
  query: `# Sign in as an admin first.
query AllOrders($status: [OrderStatus!], $first: Int!, $after: String, $search: String, $sort: OrderSort!) {
  orders(status: $status, first: $first, after: $after, search: $search, sort: $sort) {
    totalCount
    nodes {
      id
      number
      status
      name
      email
      productName
      qty
    }
    ${pageInfo}
  }
}
`,
  variables: { status: null, first: 10, after: null, search: null, sort: "OLDEST" },
};

const deliver: Example = {
  name: "Deliver",
  description: "Mark an order as delivered.",
  query: `# Sign in as an admin first, and copy an order's id from AllOrders.
mutation Deliver($id: ID!) {
  deliverOrder(id: $id)
}
`,
  variables: { id: "the id of an order" },
};

const refund: Example = {
  name: "Refund",
  description: "Give a paid or delivered order's money back.",
  query: `# Sign in as an admin first, and copy an order's id from AllOrders.
mutation Refund($id: ID!, $restock: Boolean!) {
  refundOrder(id: $id, restock: $restock) {
    number
    status
    refundedAt
  }
}
`,
  variables: { id: "the id of an order", restock: true },
};

const allUsers: Example = {
  name: "AllUsers",
  description: "All users and their roles.",
  query: `# Sign in as an admin first.
query AllUsers($first: Int!, $after: String, $search: String, $sort: UserSort!, $blocked: Boolean) {
  users(first: $first, after: $after, search: $search, sort: $sort, blocked: $blocked) {
    totalCount
    nodes {
      id
      email
      emailVerified
      name
      role
      blocked
    }
    ${pageInfo}
  }
}
`,
  variables: { first: 10, after: null, search: null, sort: "ROLE", blocked: false },
};

const unblock: Example = {
  name: "Unblock",
  description: "Unblock a user.",
  query: `# Sign in as an admin first, and copy a user's id from AllUsers with "blocked": true.
mutation Unblock($id: ID!) {
  unblockUser(id: $id) {
    id
    email
    blocked
  }
}
`,
  variables: { id: "the id of a blocked user" },
};

const makeAdmin: Example = {
  name: "MakeAdmin",
  description: "Make a user an admin. You can't undo this here.",
  query: `# Sign in as an admin first, and copy a user's id from AllUsers.
mutation MakeAdmin($userId: ID!) {
  makeAdmin(userId: $userId) {
    id
    email
    role
  }
}
`,
  variables: { userId: "the id of a user" },
};

const sales: Example = {
  name: "Sales",
  description: "Sales per day, and the best sellers.",
  query: `# Sign in as an admin first.
query Sales($days: Int!) {
  salesByDay(days: $days) {
    day
    orders
    units
    revenue
    paid
  }
  bestSellers(first: 5, days: $days) {
    productName
    units
    revenue
  }
}
`,
  variables: { days: 7 },
};

const hideReview: Example = {
  name: "HideReview",
  description: "Hide a review; showReview shows it again.",
  query: `# Sign in as an admin first, and copy a review's id from "allReviews { nodes { id comment } }".
mutation HideReview($id: ID!) {
  hideReview(id: $id) {
    id
    hidden
  }
}
`,
  variables: { id: "the id of a review" },
};

const audit: Example = {
  name: "Audit",
  description: "The audit log: who did what, and when.",
  query: `# Sign in as an admin first.
query Audit($first: Int!, $after: String, $search: String, $action: AuditAction) {
  auditEntries(first: $first, after: $after, search: $search, action: $action) {
    totalCount
    nodes {
      doneAt
      actor
      action
      target
      detail
    }
    ${pageInfo}
  }
}
`,
  variables: { first: 10, after: null, search: null, action: null },
};

/** Examples for admins. */
export const adminExamples: Example[] = [
  allOrders,
  deliver,
  refund,
  ...productExamples,
  allUsers,
  makeAdmin,
  unblock,
  hideReview,
  audit,
  sales,
];
