import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { returnPath } from "../../features/session/return-path";
import { useSession, useSessionActions } from "../../features/session/SessionProvider";
import { color, secondary, space, target } from "../../theme/tokens";
import { loginTexts, needsScript } from "@shop/shared/messages/en/account";
import { Notice } from "../../ui/feedback/Notice";
import { Card } from "../../ui/layout/Card";
import { Link } from "../../ui/layout/Link";
import { Page } from "../../ui/layout/Page";
import { Loading } from "../../ui/feedback/states";

const Box = styled(Card)`
  display: grid;
  gap: ${space[6]};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${secondary}

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

const OtherPageLink = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  margin-top: ${space[4]};
  color: ${color.muted};

  a {
    ${target}
    padding-inline: ${space[3]};
    color: ${color.accentInk};
  }
`;

interface SignInFrameProps {
  title: string;
  /** The link to the other of the two pages; it passes the return path on. */
  other: { to: string; label: string; question?: string };
  google: ReactNode;
  children: ReactNode;
}

/** The layout of Login and Registration. Redirects signed-in viewers to the page they came from, with its state, or to / (spec §2). */
export function SignInFrame({ title, other, google, children }: SignInFrameProps) {
  const { status } = useSession();
  const { preloadIdentity } = useSessionActions();
  const state: unknown = useLocation().state;

  useEffect(preloadIdentity, [preloadIdentity]);

  if (status === "signedIn") return <Navigate to={returnPath(state)} state={state} replace />;
  if (status === "loading") return <Loading what={layoutTexts.loadingAccount} />;
  return (
    <Page title={title} width="narrow">
      <Box>
        <noscript>
          <Notice>{needsScript}</Notice>
        </noscript>
        {children}
        <Divider>{loginTexts.or}</Divider>
        {google}
      </Box>
      <OtherPageLink>
        <span>{other.question}</span>
        <Link to={other.to} state={state} replace>
          {other.label}
        </Link>
      </OtherPageLink>
    </Page>
  );
}
