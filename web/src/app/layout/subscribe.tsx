import type { ApolloClient } from "@apollo/client";
import type { ReactNode } from "react";
import { fieldErrorOf, isConflict } from "../../graphql/errors";
import { newsletterAnswers } from "../../messages/newsletter";
import { paths } from "../../routing/paths";
import { Link } from "../../ui/layout/Link";
import { SubscribeToNewsletterDocument } from "./subscribe.generated";

/** What a shop without a newsletter answers. */
export const notStarted = (
  <>
    {newsletterAnswers.notStarted} <Link to={paths.blog}>{newsletterAnswers.readBlog}</Link>
  </>
);

/** Enters an email for the newsletter, and returns what to tell its owner; throws what a later try may mend. A chunk of its own: few need it. */
export async function subscribe(client: ApolloClient, email: string): Promise<ReactNode> {
  try {
    await client.mutate({ mutation: SubscribeToNewsletterDocument, variables: { email } });
    return newsletterAnswers.sent;
  } catch (error) {
    if (fieldErrorOf(error, "email")) return newsletterAnswers.noEmail;
    if (isConflict(error)) return notStarted;
    throw error;
  }
}
