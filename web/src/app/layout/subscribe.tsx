import type { ApolloClient } from "@apollo/client";
import type { ReactNode } from "react";
import { fieldErrorOf, isConflict } from "../../graphql/errors";
import { newsletterAnswers } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import { Link } from "../../ui/layout/Link";
import { SubscribeToNewsletterDocument } from "./subscribe.generated";

/** The response of a shop without a newsletter. */
export const notStarted = (
  <>
    {newsletterAnswers.notStarted} <Link to={paths.blog}>{newsletterAnswers.readBlog}</Link>
  </>
);

/**
 * Subscribes an email to the newsletter, and returns the message to show; throws errors that a retry may resolve. A separate chunk, because
 * it is rarely needed.
 */
export async function subscribe(client: ApolloClient, email: string): Promise<ReactNode> {
  if (!/^\S+@\S+$/.test(email.trim())) return newsletterAnswers.noEmail; // an attempt would count against the limit
  try {
    await client.mutate({ mutation: SubscribeToNewsletterDocument, variables: { email } });
    return newsletterAnswers.sent;
  } catch (error) {
    if (fieldErrorOf(error, "email")) return newsletterAnswers.noEmail;
    if (isConflict(error)) return notStarted;
    throw error;
  }
}
