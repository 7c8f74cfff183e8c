import { css, type RuleSet } from "styled-components";

/** Styles of an open popover. A browser without popovers ignores a rule with `:popover-open`; its polyfill sets a class. */
export const whenPopoverOpen = (styles: RuleSet) => css`
  &:popover-open {
    ${styles}
  }
  &.\\:popover-open {
    ${styles}
  }
`;
