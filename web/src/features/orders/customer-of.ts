import { manageOrdersTexts } from "@shop/shared/messages/en/admin-orders";

/** The name of an order's customer, or else the email; a placeholder for a customer with a deleted account. */
export const customerOf = ({ name, email }: { name: string; email: string }): string =>
  name || email || manageOrdersTexts.deletedAccount;
