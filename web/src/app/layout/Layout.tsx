import {
  Suspense,
  useRef,
  type ReactNode,
  useSyncExternalStore,
  useEffect,
  useState,
  useDeferredValue,
  type RefObject,
  useLayoutEffect,
} from "react";
import { useLocation, NavigationType, useNavigationType } from "react-router-dom";
import { css, styled } from "styled-components";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { worksHere } from "../../features/session/permissions";
import { useSession } from "../../features/session/SessionProvider";
import { color, from, radius, space } from "../../theme/tokens";
import { Loading } from "../../ui/feedback/states";
import { Mend } from "../Mend";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";
import { useFrame, type FrameKind } from "./use-frame";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { lazyOptional } from "../../ui/browser/lazy-optional";
import { lazyPart } from "../../ui/browser/page-loading";
import type { InPlace } from "../../ui/browser/in-place";
import { deviceKeys, onStored, stored } from "../../ui/browser/device-storage";

const key = "shop.scroll";

/** The maximum number of stored history entries. */
const maxPositions = 50;

/** The scroll position of each history entry of this tab, in pixels from the top; empty if storage is forbidden. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores the positions until the tab is closed. If storage is forbidden, Back goes to the top of the page. */
function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxPositions))),
    );
  } catch {
    // only the scroll position is lost
  }
}

/** Stores the position of the page at `place`: a history entry and its URL. */
const writePosition = ({ place, position }: { place: string; position: number }) =>
  writePositions({ ...readPositions(), [place]: position });

/** Whether the document was opened by a link or an entered address. Reload and Back restore the position instead. */
function isFreshDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/** The element of a hash; null if it is missing or the hash can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the top of a new page, to the last position after Back and Forward, and to the element of a hash. */
function useScrollPosition(page: number): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}${search}`;
  const drawn = useDeferredValue(place); // deferred, like the rows of a list
  const shown = useRef({ place: "", page, position: 0 });

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => writePosition(shown.current);
    const follow = () => void (shown.current.position = window.scrollY);
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep); // a phone may end a hidden page without another event
    document.addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      document.removeEventListener("scroll", follow);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    const first = before.place === "";
    if (before.place === place || (before.page === page && drawn !== place)) return;
    if (!first) writePosition(before); // before the scroll events of the new page
    const restoring = type === NavigationType.Pop && !(first && isFreshDocument());
    const position = restoring ? readPositions()[place] : undefined;
    const element = targetOf(hash);
    if (position !== undefined) window.scrollTo(0, position);
    else if (element) element.scrollIntoView();
    else if (restoring || before.page !== page) window.scrollTo(0, 0);
    shown.current = { place, page, position: window.scrollY };
  }, [place, drawn, page, hash, type]);
}

/** Focuses an element, and makes it focusable by script only, not by Tab. */
function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

/** Handles scroll and focus as a browser does between documents. Returns the number of opened pages, from 0. */
function usePageChange(main: RefObject<HTMLElement | null>): number {
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<InPlace> | null };
  const inPlace = useNavigationType() === NavigationType.Replace && state?.inPlace;
  const [opened, setOpened] = useState({ pathname, page: 0 });
  const { page } = opened;
  if (pathname !== opened.pathname) setOpened({ pathname, page: inPlace ? page : page + 1 });
  useScrollPosition(page);

  // before the paint: later it would take the focus from an element pressed since
  useLayoutEffect(() => {
    if (!page) return;
    // Not the heading of a loading page: it is removed soon, and the focus would be lost.
    const heading = main.current?.querySelector<HTMLElement>("h1:not([role=status] *)");
    focusOn(heading ?? main.current);
  }, [page, main]);

  return page;
}

const ComparePill = lazyOptional(() => import("./ComparePill").then((file) => file.ComparePill));

/** The products chosen for comparison on this device, on every page. Its code is loaded once there are any. */
function CompareTray() {
  const chosen = useSyncExternalStore(
    onStored,
    () => stored(deviceKeys.compared) !== "",
    () => false,
  );
  if (!chosen) return null;
  return (
    <Suspense fallback={null}>
      <ComparePill />
    </Suspense>
  );
}

/** In a separate chunk, because only admins and staff use it. If it doesn't load, the avatar menu still has all links. */
const AdminTools = lazyPart("rendered", () => import("../admin/AdminTools").then((file) => file.AdminTools));

/** One element for all pages: a change of the session must not replace the server's menu before its code has loaded. */
const adminMenu = <AdminTools menu />;

/** The positions of the admin's menu: at the bottom of a narrow window, at the left of a wide one. */
const adminPlaces = css`
  --menu: block;
  --search: hidden;
  --bottom-bar: calc(3.75rem + env(safe-area-inset-bottom));
  --side-bar: 0rem;
  --page-top: ${space[6]};

  ${from.large} {
    --bottom-bar: 0rem;
    --side-bar: min(15rem, 25vw);
    --page-top: ${space[10]};
  }
`;

/** Before the code, boot/early-input tells the stylesheet the viewer's role. */
const placesOf = {
  shop: null,
  admin: adminPlaces,
  undecided: css`
    :root:is([data-viewer="ADMIN"], [data-viewer="STAFF"]) & {
      ${adminPlaces}
    }
  `,
};

const Frame = styled.div<{ $kind: FrameKind }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${({ $kind }) => placesOf[$kind]}
`;

const MenuPlace = styled.div`
  display: var(--menu, none);
  position: fixed;
  inset: auto 0 0;
  z-index: 8;
  height: var(--bottom-bar);
  border-top: 1px solid ${color.line};
  background: ${color.ground};

  ${from.large} {
    inset: 4rem auto 0 0;
    width: var(--side-bar);
    height: auto;
    border-top: 0;
    border-right: 1px solid ${color.line};
  }
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

/** With the top bar at least as high as the window, so that the footer never appears and jumps while a page loads. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 4rem - 1px); /* the bar and its border */
  padding: 0 0 var(--bottom-bar, 0) var(--side-bar, 0);
`;

/** One element for all pages, so that a navigation doesn't render it again. */
const footer = <Footer />;

/**
 * Ends the frame that boot/early-input chose, once React knows the viewer. A separate component: if the layout rendered again after its
 * hydration, React would hydrate the whole page in one task.
 */
function EarlyFrameEnd() {
  const { status } = useSession();
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && status !== "loading") delete document.documentElement.dataset.viewer;
  }, [hydrated, status]);
  return null;
}

/** The layout around every page. After a navigation the new page fades in and its heading gets the focus. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const page = usePageChange(main);
  const frame = useFrame();
  const admin = frame === "admin";

  return (
    <Frame $kind={frame}>
      <EarlyFrameEnd />
      <SkipLink href="#main">{layoutTexts.skip}</SkipLink>
      <Mend>
        <TopBar />
      </Mend>
      {frame === "shop" ? <AdminToolsSlot /> : <MenuPlace>{adminMenu}</MenuPlace>}
      <Main id="main" ref={main} tabIndex={-1}>
        {/* Outside the keyed element, so that the old page stays visible until the code of the new one has loaded. */}
        <Suspense fallback={<Loading page what={layoutTexts.loadingPage} />}>
          {/* Keyed by frame too: a replaced element does not shift when the admin's menu appears at the side. */}
          <div key={`${admin} ${page}`} className={page ? "fades-in" : undefined}>
            {children}
          </div>
        </Suspense>
      </Main>
      {frame === "shop" && footer}
      <CompareTray />
      <ConnectionNotice />
    </Frame>
  );
}

/** The admin's tools on the shop's pages. */
function AdminToolsSlot() {
  if (!worksHere(useSession().viewer)) return null;
  return <AdminTools />;
}
