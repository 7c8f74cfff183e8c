/** The accounts of a demo shop, which its login page offers. */
export const demoAccounts = {
  customer: {
    label: "Customer",
    email: "customer@example.com",
    password: "customer-demo-1",
    displayName: "Carl Shopper",
  },
  admin: {
    label: "Admin",
    email: "admin@example.com",
    password: "admin-demo-1",
    displayName: "Ada Keeper",
  },
} as const;
