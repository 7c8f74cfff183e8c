/** What the pages send for a customer and for admins, as text. */

export const SIGN_IN = `mutation SignIn($idToken: String!) {
  signIn(idToken: $idToken) { accessToken expiresAt user { id email name role } }
}`;

export const MY_ORDERS = `query MyOrders($after: String) {
  myOrders(after: $after) {
    nodes {
      id status email name qty total canPay canCancel number address productName imageUrl unitPrice createdAt product { id image }
    }
    pageInfo { hasNextPage endCursor }
  }
  past: myOrders(first: 1, status: [DELIVERED, CANCELLED, REFUNDED]) { totalCount }
}`;

export const START_PAYMENT = `mutation StartPayment($orderIds: [ID!]!) {
  startPayment(orderIds: $orderIds) { __typename ... on PaymentPage { url } ... on PaymentRefused { message } }
}`;

export const ADMIN_LIST = `query ManageOrders($first: Int!) {
  orders(first: $first) {
    nodes { id number status name email productName qty total createdAt paid }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

export const DASHBOARD = `query Dashboard {
  salesByDay(days: 60) { day orders units revenue paid }
  bestSellers(first: 6, days: 30) { productName units revenue product { id } }
  orders(first: 1) { totalCount }
  products(first: 6, sort: STOCK_ASC) { nodes { id name countInStock } }
  ratingsByMonth(months: 12) { month average reviews }
}`;

export const DELIVER = "mutation DeliverOrder($id: ID!) { deliverOrder(id: $id) }";
