import { createGlobalStyle, css, styled } from "styled-components";
import { useLocation } from "react-router-dom";
import { adminMenuTexts } from "@shop/shared/messages/en/admin";
import { useSession } from "../../features/session/SessionProvider";
import { color, from, space } from "../../theme/tokens";
import { Ellipsis } from "../../ui/icons/admin-icons";
import { Search } from "../../ui/icons/icons";
import { PopoverMenu, PopoverMenuList } from "../../ui/layout/PopoverMenu";
import { AdminLink, beforeStaffIsKnown } from "./AdminLink";
import { menuOf, pageOfPath, type AdminPage } from "./admin-pages";
import { Counter } from "./Counter";
import type { Waiting } from "./use-waiting-counts";

const Bar = styled.nav`
  display: grid;
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  max-width: 34rem;
  height: 3.75rem;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: auto;
  ${beforeStaffIsKnown}

  ${from.large} {
    display: none;
  }
`;

/** Keeps a toast above the bar. */
const ToastPlace = createGlobalStyle`
  [data-toast] { margin-bottom: 3.75rem; }
  ${from.large} {
    [data-toast] { margin-bottom: 0; }
  }
`;

const tab = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  width: 100%;
  height: 100%;
  padding: 0 ${space[1]};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: 0.6875rem;
  font-weight: 550;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;

  &[aria-current],
  &[data-current] {
    color: ${color.accentInk};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  span[title] {
    position: absolute;
    top: 0.3125rem;
    left: calc(50% + 0.25rem);
    min-width: 1.125rem;
    padding-inline: 0.25rem;
    font-size: 0.6875rem;
    line-height: 1.125rem;
    box-shadow: 0 0 0 2px ${color.ground};
  }
`;

const TabLink = styled(AdminLink)`
  ${tab}
`;

const TabButton = styled.button`
  ${tab}
`;

/** At the bottom of every window without a side bar. */
const Sheet = styled(PopoverMenu)`
  ${from.medium} {
    inset: auto 0 0;
    width: min(34rem, 100%);
    margin-inline: auto;
    border-radius: 14px 14px 0 0;
  }
  svg {
    color: ${color.muted};
  }
  a > span:first-of-type {
    flex: 1;
  }
  li:first-child {
    margin-bottom: ${space[2]};
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
`;

const SHEET = "admin-pages";

interface BottomBarProps {
  waiting: Waiting | undefined;
  onSearch: () => void;
}

/**
 * The admin's menu for narrow windows, in reach of the thumb: the main pages, the search and a sheet with all pages.
 */
export function BottomBar({ waiting, onSearch }: BottomBarProps) {
  const here = pageOfPath(useLocation().pathname);
  const { bottomBar, pages } = menuOf(useSession().viewer);
  const inSheet = here !== undefined && !bottomBar.includes(here);
  return (
    <>
      <ToastPlace />
      <Bar aria-label={adminMenuTexts.label}>
        {bottomBar.map((page) => (
          <TabLink key={page.to} page={page}>
            <Labelled page={page} waiting={waiting} size={22} />
          </TabLink>
        ))}
        <TabButton type="button" onClick={onSearch}>
          <Search size={22} strokeWidth={1.75} />
          {adminMenuTexts.search}
        </TabButton>
        <TabButton type="button" popoverTarget={SHEET} data-current={inSheet || undefined}>
          <Ellipsis size={22} strokeWidth={1.75} />
          {adminMenuTexts.more}
        </TabButton>
      </Bar>
      <PagesSheet pages={pages} waiting={waiting} onSearch={onSearch} />
    </>
  );
}

function PagesSheet({ pages, waiting, onSearch }: BottomBarProps & { pages: readonly AdminPage[] }) {
  return (
    <Sheet id={SHEET} label={adminMenuTexts.allPages}>
      <PopoverMenuList>
        <li>
          <button type="button" onClick={onSearch}>
            <Search size={20} strokeWidth={1.75} />
            {adminMenuTexts.search}
          </button>
        </li>
        {pages.map((page) => (
          <li key={page.to}>
            <AdminLink page={page}>
              <Labelled page={page} waiting={waiting} size={20} />
            </AdminLink>
          </li>
        ))}
      </PopoverMenuList>
    </Sheet>
  );
}

interface LabelledProps {
  page: AdminPage;
  waiting: Waiting | undefined;
  size: number;
}

function Labelled({ page, waiting, size }: LabelledProps) {
  return (
    <>
      <page.Icon size={size} strokeWidth={1.75} />
      <span>{page.label}</span>
      <Counter page={page} waiting={waiting} />
    </>
  );
}
