import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { Session } from "../features/session/store/session";
import { color, space, text } from "../theme/tokens";
import { Button } from "../ui/form/Button";
import { SignIn } from "./SignIn";

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  font-size: ${text.small};

  h1 {
    font-size: inherit;
  }
  a {
    line-height: var(--target);
    text-decoration: none;
  }
  [role="status"] {
    margin-inline-start: auto;
    color: ${color.badInk};
  }
`;

interface HeaderProps {
  session: Session;
  shopName: string;
  demoAccounts: boolean;
}

/** The header above GraphiQL: the shop's name, links, and the signed-in user. */
export function Header({ session, shopName, demoAccounts }: HeaderProps) {
  const { status, viewer, refused, ended } = useSyncExternalStore(session.subscribe, session.getState);
  return (
    <Bar>
      <a href="/">{shopName}</a>
      <h1>GraphiQL</h1>
      <a href="/products">Products</a>
      <a href="/docs">Docs</a>
      <div role="status">{(refused || ended === "expired") && "Your session has ended. Sign in again."}</div>
      {viewer && <bdi>{viewer.email}</bdi>}
      {viewer && (
        <Button variant="secondary" size="small" onClick={session.signOut}>
          Sign out
        </Button>
      )}
      {status === "signedOut" && <SignIn session={session} offersDemo={demoAccounts} />}
    </Bar>
  );
}
