import {
  Children,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from "react";
import { styled } from "styled-components";
import { from } from "../../theme/tokens";
import { Button } from "../form/Button";
import type { ButtonSize } from "../form/button-style";
import { Ellipsis } from "../icons/admin-icons";
import { PopoverMenu, PopoverMenuList } from "./PopoverMenu";

/** Next to its button, and moves with the page; opens above the button where there is more space. */
const Menu = styled(PopoverMenu)`
  button {
    justify-content: flex-start;
  }
  ${from.medium} {
    position: absolute;
    inset: var(--menu-top) auto var(--menu-bottom) var(--menu-end);
    transform: translateX(-100%);
    width: max-content;
    min-width: 11rem;
    max-width: 20rem;
  }
`;

/** Pixels between the menu and its button. */
const GAP = 4;

function placeBeside(button: HTMLElement | null, menu: HTMLElement): void {
  if (!button) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = bottom < window.innerHeight * 0.65;
  const place = (side: string, value: string) => menu.style.setProperty(`--menu-${side}`, value);
  place("end", `${right}px`);
  place("top", below ? `${bottom + window.scrollY + GAP}px` : "auto");
  place("bottom", below ? "auto" : `${window.innerHeight - top - window.scrollY + GAP}px`);
}

interface MoreMenuProps {
  /** Names the button and the menu: "More for order 6180-3399". */
  label: string;
  size?: ButtonSize;
  /** Buttons, each a row of the menu. A dialog opened from the menu stays open when the menu closes. */
  children: ReactNode;
}

/**
 * A button '⋯' with a menu of further actions; renders nothing without actions. Escape closes the menu and
 * returns the focus.
 */
export function MoreMenu({ label, size = "medium", children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;

  const prepare = ({ currentTarget, target, newState }: ToggleEvent<HTMLElement>) => {
    if (target !== currentTarget || newState !== "open") return;
    setUsed(true);
    placeBeside(button.current, currentTarget);
  };

  return (
    <>
      <Button
        ref={button}
        variant={size === "small" ? "quiet" : "secondary"}
        size={size}
        popoverTarget={id}
        aria-label={label}
        title={label}
        data-more
      >
        <Ellipsis size={18} aria-hidden />
      </Button>
      <Menu id={id} label={label} role="group" onBeforeToggle={prepare}>
        {used && (
          <PopoverMenuList>
            {rows.map((row) => (
              <li key={(row as ReactElement).key}>{row}</li>
            ))}
          </PopoverMenuList>
        )}
      </Menu>
    </>
  );
}
