/** What a user may do. */
export const roleTexts = { ADMIN: "Admin", CUSTOMER: "Ordinary user" } as const;

/** `/users/:id`: a customer's page. */
export const userTexts = {
  untitled: "User",
  back: "All users",
  loading: "the user",
  notFound: "We couldn't find this user. They may have deleted their account.",
  openOrders: "Open orders",
  totalPaid: "Total paid",
  placed: "Orders",
  since: "Since",
  about: "About",
  role: "Role",
  copyEmail: "Copy email",
  newsletter: "Newsletter",
  subscribed: (day: string) => `Subscribed since ${day}`,
  notSubscribed: "Not subscribed",
  review: "Review of the shop",
  noReview: "None yet.",
  inReviews: "Find it in Reviews",
  ordersEmpty: "No orders yet.",
  orderSearch: "Number or item",
} as const;
