import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { useEffect, type ReactNode } from "react";
import { mayDo, worksHere } from "../../../features/session/permissions";
import { useSessionActions, useViewer } from "../../../features/session/SessionProvider";
import { paths } from "../../../paths";
import { Empty } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { Page } from "../../../ui/layout/Page";

interface OwnAddressProps {
  /** The email in the page's URL. */
  email: string;
  /** The path of the page on which staff find what the URL shows its owner. */
  managePath: string;
  /** Shown until the session of a customer has ended. */
  loading: ReactNode;
  /** The page, for the owner of the email. */
  children: ReactNode;
}

/**
 * A page whose URL has the viewer's email. A customer with another person's email loses the session, as by a 403 (spec §8); staff, who
 * follow customers' links, stay signed in and read why they don't see the page.
 */
export function OwnAddress({ email, managePath, loading, children }: OwnAddressProps) {
  const viewer = useViewer();
  const { handleUnauthorized } = useSessionActions();
  const own = email.toLowerCase() === viewer.email.toLowerCase();
  const staysSignedIn = own || worksHere(viewer);

  useEffect(() => {
    if (!staysSignedIn) handleUnauthorized();
  }, [staysSignedIn, handleUnauthorized]);

  if (own) return children;
  if (!staysSignedIn) return loading;
  const action = mayDo(viewer, "READ_ORDERS") ? (
    <ButtonLink to={managePath}>{myOrdersTexts.manage}</ButtonLink>
  ) : (
    <ButtonLink to={paths.myOrders(viewer.email)}>{myOrdersTexts.title}</ButtonLink>
  );
  return (
    <Page title={myOrdersTexts.title}>
      <Empty action={action}>{myOrdersTexts.foreign(email)}</Empty>
    </Page>
  );
}
