import { runJobs } from "./jobs";
import { linksOf } from "./mails";
import type { TestShop } from "./shop";

/** Places an order for a customer on the phone. */
export const PLACE_FOR = `mutation ($email: String!, $input: PlaceOrdersInput!) {
  placeOrders: placeOrdersFor(email: $email, input: $input) {
    __typename
    ... on Checkout { id number total orders { id number qty } }
    ... on CartRefused { refusals { productId reason countInStock } }
    ... on DiscountRefused { message }
    ... on TotalChanged { message }
  }
}`;

/** The path of the payment link in the mail to this email. */
export async function linkMailedTo(shop: TestShop, email: string): Promise<string> {
  const mail = (await runJobs(shop)).find(({ to }) => to.includes(email));
  const paths = linksOf(mail as never).text.map((link) => new URL(link).pathname);
  return paths.find((path) => path.startsWith("/pay/")) ?? "";
}
