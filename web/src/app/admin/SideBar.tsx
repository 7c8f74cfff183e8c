import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { adminMenuTexts } from "@shop/shared/messages/en/admin";
import { useSession } from "../../features/session/SessionProvider";
import { color, controlFrame, from, motion, radius, space, text } from "../../theme/tokens";
import { Search } from "../../ui/icons/icons";
import { AdminLink, beforeStaffIsKnown } from "./AdminLink";
import { menuOf } from "./admin-pages";
import { Counter } from "./Counter";
import { useHydrated } from "../../ui/browser/use-hydrated";
import { keyShortcut, shortcutText } from "./palette/shortcut";
import type { Waiting } from "./use-waiting-counts";

const Bar = styled.nav`
  display: none;

  ${from.large} {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    height: 100%;
    padding: ${space[5]} ${space[3]} ${space[6]} calc(var(--gutter) - ${space[3]});
    overflow-y: auto;
    scrollbar-width: thin;
  }
  ${beforeStaffIsKnown}
`;

const Group = styled.div`
  display: grid;
  gap: ${space[1]};

  h2 {
    padding: 0 ${space[3]};
    color: ${color.muted};
    font-size: ${text.tiny};
    font-weight: 550;
    letter-spacing: 0.01em;
  }
  ul {
    display: grid;
    gap: 2px;
  }
`;

const Row = styled(AdminLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 2.125rem;
  padding-inline: ${space[3]} ${space[2]};
  border-radius: ${radius.small};
  color: ${color.ink};
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  transition: background ${motion.quick};

  > svg {
    flex: none;
    color: ${color.muted};
  }
  > span:first-of-type {
    flex: 1;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentInk};

    > svg {
      color: inherit;
    }
  }
`;

const SearchButton = styled.button`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 2.375rem;
  padding-inline: ${space[3]} ${space[2]};
  ${controlFrame}
  color: ${color.muted};
  font-size: 0.9375rem;
  cursor: pointer;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  kbd {
    margin-left: auto;
    padding: 0 ${space[1]};
    border: 1px solid ${color.line};
    border-radius: 4px;
    font: inherit;
    font-size: ${text.tiny};
  }
`;

interface SideBarProps {
  waiting: Waiting | undefined;
  onSearch: () => void;
}

/** The admin's menu at the side of the page, in wide windows. */
export function SideBar({ waiting, onSearch }: SideBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { viewer } = useSession();
  const hydrated = useHydrated(); // the server doesn't know the keyboard
  useEffect(() => {
    bar.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }); // in a low window
  }, [pathname]);

  return (
    <Bar ref={bar} aria-label={adminMenuTexts.label}>
      <SearchButton type="button" aria-keyshortcuts={hydrated ? keyShortcut() : undefined} onClick={onSearch}>
        <Search size={17} strokeWidth={1.75} />
        {adminMenuTexts.search}
        {hydrated && <kbd aria-hidden>{shortcutText()}</kbd>}
      </SearchButton>
      {menuOf(viewer).groups.map(({ title, pages }) => (
        <Group key={title ?? ""}>
          {title && <h2>{title}</h2>}
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <Row page={page}>
                  <page.Icon size={18} strokeWidth={1.75} />
                  <span>{page.label}</span>
                  <Counter page={page} waiting={waiting} />
                </Row>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Bar>
  );
}
