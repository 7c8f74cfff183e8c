import type { ApolloClient } from "@apollo/client";
import { fieldErrorOf, isConflict } from "../../graphql/errors";
import { layoutTexts } from "../../messages/layout";
import { SubscribeToNewsletterDocument } from "./subscribe.generated";

const { newsletter } = layoutTexts.footer;

/** Enters an email for the newsletter, and returns what to tell its owner; throws what a later try may mend. A chunk of its own: few need it. */
export async function subscribe(client: ApolloClient, email: string): Promise<string> {
  try {
    await client.mutate({ mutation: SubscribeToNewsletterDocument, variables: { email } });
    return newsletter.sent;
  } catch (error) {
    if (fieldErrorOf(error, "email")) return newsletter.noEmail;
    if (isConflict(error)) return newsletter.notStarted;
    throw error;
  }
}
