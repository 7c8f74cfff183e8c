/** `/myOrder/{email}`. */
export const myOrdersTexts = {
  title: "My Orders",
  columns: {
    email: "Email",
    customerName: "Customer Name",
    product: "Product",
    quantity: "Quantity",
    status: "Status",
    action: "Action",
  },
  paid: "Paid",
  notPaid: "Not Paid",
  payNow: "Pay Now",
  /** Beside the specification. */
  order: "Order",
  each: (price: string) => `${price} each`,
} as const;

/** `/addReview`. */
export const addReviewTexts = {
  title: "Add Review",
  name: "Name",
  comment: "Comment",
  submit: "Submit",
} as const;

/** `/profile`. */
export const profileTexts = {
  title: "Profile",
  updateProfile: "Update Profile",
  birthday: "Birthday",
  gender: "Gender",
  location: "Location",
  verified: "verified",
  unverified: "unverified",
} as const;
