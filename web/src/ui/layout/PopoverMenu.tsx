import type { ComponentProps, MouseEvent } from "react";
import { css, styled } from "styled-components";
import { color, frameless, from, motion, radius, shadow, space, width } from "../../theme/tokens";
import { focusFirstItem, focusIfOpened, trapFocus } from "../browser/popover-focus";
import { whenPopoverOpen } from "./popover-style";

const Frame = styled.div`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  max-height: 85dvh;
  margin: 0;
  padding: ${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.ink};
  opacity: 0;
  translate: 0 1rem;
  transition:
    opacity ${motion.calm},
    translate ${motion.calm},
    overlay ${motion.calm} allow-discrete,
    display ${motion.calm} allow-discrete;

  ${whenPopoverOpen(css`
    opacity: 1;
    translate: 0 0;

    @starting-style {
      opacity: 0;
      translate: 0 1rem;
    }
  `)}
  &::backdrop {
    background: oklch(0.15 0.02 277 / 0.4);
  }

  ${from.medium} {
    inset: 4.25rem max(var(--gutter), calc((100vw - ${width.page}) / 2)) auto auto;
    width: 16rem;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    translate: 0 -0.25rem;

    &:popover-open {
      @starting-style {
        translate: 0 -0.25rem;
      }
    }
    &::backdrop {
      background: transparent;
    }
  }
`;

function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
}

interface PopoverMenuProps extends ComponentProps<"div"> {
  id: string;
  label: string;
}

/**
 * A menu in a popover: at the bottom of the screen on a phone, below its button elsewhere. A button with
 * `popoverTarget={id}` opens it, even before scripts run. Escape, a click outside and choosing an item close
 * it.
 */
export function PopoverMenu({ label, ...rest }: PopoverMenuProps) {
  return (
    <Frame
      ref={focusIfOpened}
      popover="auto"
      role="navigation"
      aria-label={label}
      onToggle={focusFirstItem}
      onKeyDown={trapFocus}
      onClick={closeOnChoice}
      {...rest}
    />
  );
}

/** The items of a menu: links and buttons, large enough for touch. */
export const PopoverMenuList = styled.ul`
  display: grid;

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: 3rem;
    padding: ${space[2]} ${space[4]};
    ${frameless}
    color: inherit;
    font-size: 1.0625rem;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  a[href^="/products/"] {
    padding-inline-start: ${space[8]};
  }
  a:hover,
  button:hover {
    background: ${color.sunken};
  }
  [aria-current="page"] {
    color: ${color.accentInk};
  }

  ${from.medium} {
    a,
    button {
      min-height: 2.5rem;
      padding: ${space[1]} ${space[3]};
      font-size: 0.9375rem;
    }
  }
`;
