import { styled } from "styled-components";
import {
  color,
  frameless,
  from,
  radius,
  secondary,
  shadow,
  space,
  text,
  truncated,
} from "../../../theme/tokens";

/** The panel with the list: below the field, over the page; as wide as the window on a phone. */
export const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space[3]}) calc(-1 * var(--gutter)) auto;
  z-index: 9;
  max-height: calc(var(--visible-height, 100dvh) - 9rem);
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.ink};

  ${from.medium} {
    inset: calc(100% + ${space[2]}) 0 auto auto;
    width: max(100%, 28rem);
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
`;

/** The heading of a group, with a button at its end. */
export const Heading = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 ${space[3]};
  color: ${color.muted};
  font-size: ${text.tiny};
  font-weight: 550;
`;

/** Clears the earlier searches. */
export const Clear = styled.button`
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
  min-width: var(--target);
  min-height: 2.25rem;
  padding: 0 ${space[3]};
  ${frameless}
  color: ${color.accentInk};
  font: inherit;
  font-size: ${text.tiny};
  font-weight: 550;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
  @media (pointer: coarse) {
    top: 0;
    min-height: var(--target);
  }
`;

/** An option: an image or an icon, its text, and a price. */
export const Option = styled.a`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  min-height: var(--target);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  color: inherit;
  line-height: 1.35;
  text-decoration: none;

  > svg {
    justify-self: center;
    color: ${color.muted};
  }
  &[aria-selected="true"] {
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      outline: 2px solid Highlight;
    }
  }
`;

/** The text of an option in two lines. */
export const Words = styled.span`
  display: grid;

  > * {
    ${truncated}
  }
  > :first-child {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  > :nth-child(2) {
    ${secondary}
    font-variant-numeric: tabular-nums;
  }
`;

/** A message in place of suggestions. */
export const Note = styled.p`
  padding: ${space[4]} ${space[3]};
  ${secondary}
`;
