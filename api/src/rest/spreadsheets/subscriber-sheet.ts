import type { Subscriber } from "../../modules/newsletter/list-subscribers";
import { neutralise } from "./cells";

/** The columns of a CSV file of subscribers, and the value of each. */
const columns: Record<string, (subscriber: Subscriber, origin: string) => string> = {
  email: ({ email }) => neutralise(email),
  enteredAt: ({ createdAt }) => createdAt.toISOString(),
  confirmedAt: ({ confirmedAt }) => confirmedAt?.toISOString() ?? "",
  wording: ({ wording }) => neutralise(wording),
  unsubscribeUrl: ({ unsubscribeToken }, origin) => `${origin}/newsletter/unsubscribe/${unsubscribeToken}`,
};

export const subscriberColumns = Object.keys(columns);

/** The CSV row of a subscriber, with the unsubscribe link that each newsletter to them must have. */
export const subscriberCells = (subscriber: Subscriber, origin: string): string[] =>
  Object.values(columns).map((cellOf) => cellOf(subscriber, origin));
