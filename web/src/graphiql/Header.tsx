import { styled } from "styled-components";
import type { Session } from "../features/session/store/session";
import { SessionProvider } from "../features/session/SessionProvider";
import { color, space, text } from "../theme/tokens";
import { Account } from "./Account";
import type { SessionEnd } from "./session-end";

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  min-height: 3.5rem;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};
  font-size: ${text.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: ${color.muted};
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
  }
  h1 {
    font-size: inherit;
    font-weight: 550;
  }
  nav {
    display: flex;
    gap: ${space[4]};
  }
`;

const Shop = styled.a`
  &&& {
    color: ${color.ink};
    font-size: 1.0625rem;
    font-weight: 620;
    letter-spacing: -0.035em;
  }
`;

interface HeaderProps {
  session: Session;
  sessionEnd: SessionEnd;
  shopName: string;
  demoAccounts: boolean;
}

/** The header above GraphiQL: the shop's name, links, and the signed-in user. */
export function Header({ session, sessionEnd, shopName, demoAccounts }: HeaderProps) {
  return (
    <SessionProvider session={session} signInOptions={{ demoAccounts, emulatedGoogle: false }}>
      <Frame>
        <Shop href="/">{shopName}</Shop>
        <h1>GraphiQL</h1>
        <nav aria-label="Elsewhere">
          <a href="/products">Products</a>
          <a href="/docs">Docs</a>
        </nav>
        <Account sessionEnd={sessionEnd} demoAccounts={demoAccounts} />
      </Frame>
    </SessionProvider>
  );
}
