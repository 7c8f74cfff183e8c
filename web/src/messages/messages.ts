/**
 * Every text of the specification (§2 screens, §5 validation, §8 alerts), word for word and misspellings
 * included (D-01). A shop rewords itself here and nowhere else; texts of our own stay in their pages.
 */

/** Texts of every page: top bar, menus, footer. */
export const layoutTexts = {
  links: { home: "Home", products: "Products", portfolio: "Portfolio", blog: "Blog" },
  login: "Login",
  /** Avatar menu, spec §2 Menus. */
  menu: {
    dashboard: "Dashboard",
    profile: "Profile",
    myOrders: "My Orders",
    addReview: "Add Review",
    addItems: "Add Items",
    manageUsers: "Manage Users",
    manageItems: "Manage Items",
    manageOrders: "Manage Orders",
    logOut: "LogOut",
  },
  footer: {
    columns: [
      { title: "Solutions", links: ["Marketing", "Analytics", "Commerce", "Insights"] },
      { title: "Support", links: ["Pricing", "Documentation", "Guides", "API Status"] },
      { title: "Company", links: ["About", "Blog", "Jobs", "Press", "Partners"] },
      { title: "Legal", links: ["Claim", "Privacy", "Terms"] },
    ],
    newsletter: {
      title: "Subscribe to our newsletter",
      text: "The latest news, articles, and resources, sent to your inbox weekly.",
      label: "Email address",
      placeholder: "Enter your email",
      submit: "Subscribe",
    },
    social: ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"],
    copyrightYear: 2022,
  },
} as const;

/** `/`: top products, landing section, statistics banner, reviews. */
export const homeTexts = {
  heading: "Our Top Products",
  landing: {
    title: "Welcome to our online business",
    getStarted: "Get started",
    liveDemo: "Live demo",
  },
  statistics: {
    title: "Trusted by people from over 80 countries",
    figures: [
      { name: "Services", figure: "100%" },
      { name: "Delivery", figure: "24/7" },
      { name: "Sells", figure: "100k" },
    ],
  },
  reviews: { title: "Customer Reviews" },
} as const;

/** Product card and `/product/{id}`. */
export const productTexts = {
  buyNow: "Buy Now",
  addToCart: "Add to cart",
  orderNow: "Order now",
  goBack: "Go Back",
  inStock: "In Stock",
  outOfStock: "Out Of Stock",
} as const;

/** `/cart`. */
export const cartTexts = { heading: "Shopping cart", quantity: "Quantity", buyNow: "Buy Now" } as const;

/** `/login`. */
export const loginTexts = {
  title: "Login",
  submit: "Login",
  google: "Login With Google",
  register: "new user ? / Register",
} as const;

/** `/registration`. */
export const registrationTexts = {
  title: "Registration",
  submit: "Sign Up",
  google: "Login With Google",
  login: "Login",
} as const;

/** `/payment/{id}/{qty}`. */
export const shippingTexts = {
  heading: "SHIPPING",
  email: "Email",
  name: "Name",
  address: "Address",
  phone: "Phone Number",
  quantity: "Quantity",
  productName: "Product Name",
  totalPrice: "Total Price",
  submit: "Continue",
} as const;

/** `/checkout/{id}/{qty}`. */
export const checkoutTexts = { heading: "Checkout" } as const;

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

/** `/addItems`. */
export const addItemsTexts = {
  title: "Add Items",
  name: "Product Name",
  price: "Price",
  image: "Image URL",
  quantity: "Product Quantity",
  rating: "Rating",
  details: "Product Details",
  submit: "Add Item",
} as const;

/** `/users`. */
export const usersTexts = {
  title: "All Users",
  columns: { email: "Email", userId: "User's ID", status: "Status" },
  makeAdmin: "Make Admin",
  block: "Block",
  blocked: "Blocked",
  unblock: "Unblock",
} as const;

/** `/manageItems`; the second quantity column is named by D-12. */
export const manageItemsTexts = {
  title: "Manage Items",
  columns: {
    name: "Item Name",
    quantity: "Item Quantity",
    image: "Image",
    ordered: "Ordered",
    status: "Status",
  },
  available: "available",
  notInStock: "Not in stock",
} as const;

/** `/manageOrder`. */
export const manageOrdersTexts = {
  title: "Manage Orders",
  columns: { userName: "User Name", itemName: "Item Name", quantity: "Quantity", status: "Status" },
  paid: "Paid",
  notPaid: "Not Paid",
  delivered: "delevered",
} as const;

/** Any other path. */
export const notFoundTexts = {
  title: "Page not found",
  text: "Please check the URL in the address bar and try again.",
  goHome: "Go back home",
  contact: "Contact support",
} as const;

/** Spec §5; each shown under the field it belongs to (D-05). */
export const validationTexts = {
  emailRequired: "Email is required",
  emailInvalid: "Provide a valid Mail",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be 6 character",
  nameRequired: "Name is required",
  /** The text says 6, the bound is 5 (D-04). */
  nameTooShort: "Name Must Be 6 Charechter",
} as const;

/** What an alert dialog shows. */
export interface AlertText {
  title: string;
  text: string;
  tone: "success" | "error";
}

/** An alert of something that was refused or went wrong. */
export const failed = (text: string, title = "Error!"): AlertText => ({ title, text, tone: "error" });
/** An alert of something that was done. */
export const succeeded = (text: string): AlertText => ({ title: "Success!", text, tone: "success" });

/** Why the shop refuses for a while: too many calls, or too much load. */
export const waitTexts = {
  tooOften: "You have done this many times in a short while. Please wait a minute, then try again.",
  busy: "The shop is very busy right now. Please try again in a moment.",
} as const;

/** Spec §8: the error catalogue and the success alerts. */
export const alertTexts = {
  /** Titled 'Success!' although it is none (D-01). */
  productsUnavailable: failed("Unable to fetch Products", "Success!"),
  authentication: (message: string) => failed(message),
  alreadyRated: failed("You have already rated"),
  reviewed: succeeded("Thanks For Your Review"),
  forbidden: failed("You are trying to access Forbidden link"),
  notPermitted: failed("You dont Have the permission"),
  duplicateOrder: failed("You Previously have a order"),
  overStock: (stock: number) =>
    failed("You have choosed more than our stock", `Available Products : ${stock}`),
  orderPlaced: succeeded("Order Placed Succesfully"),
  itemAdded: succeeded("Item Added Succesfully"),
  madeAdmin: succeeded("User Succesfully made admin"),
  userDeleted: succeeded("User Deleted Succesfuly"),
  itemDeleted: succeeded("Item Deleted Succesfuly"),
  itemDelivered: succeeded("Item Delevered Succesfuly"),
} as const;
