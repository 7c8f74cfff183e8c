import { Suspense, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme/tokens";
import { Loading } from "../../ui/feedback/states";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";
import { usePageChange } from "./use-page-change";

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const SkipLink = styled.a`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  z-index: 20;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

/** With the bar at least as high as the screen, so that the footer never comes into view and jumps while a page loads. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 4rem);
`;

/** The layout around every page. After a navigation the new page fades in and its heading gets the focus. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const moved = usePageChange(main);

  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar />
      <Main id="main" ref={main} tabIndex={-1}>
        {/* Outside the keyed element, so that the old page stays visible until the code of the new one has loaded. */}
        <Suspense fallback={<Loading page what="the page" />}>
          <div key={pathname} className={moved ? "fades-in" : undefined}>
            {children}
          </div>
        </Suspense>
      </Main>
      <Footer />
      <ConnectionNotice />
    </Frame>
  );
}
