/** The accounts that the demo seed creates; to be offered only where the bootstrap says that they exist. */
export const demoAccounts = [
  { label: "Customer", email: "customer@example.com", password: "customer-demo-1" },
  { label: "Admin", email: "admin@example.com", password: "admin-demo-1" },
] as const;
