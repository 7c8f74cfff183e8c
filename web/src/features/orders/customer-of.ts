import { manageOrdersTexts } from "../../messages/manage-orders";

/** What the customer of an order is called: by name, or else by email, and neither is left of one who deleted their account. */
export const customerOf = ({ name, email }: { name: string; email: string }): string =>
  name || email || manageOrdersTexts.deletedAccount;
