import { styled } from "styled-components";
import {
  color,
  frameless,
  from,
  motion,
  panel,
  radius,
  secondary,
  space,
  text,
} from "../../../../theme/tokens";
import { iconButton } from "../../../../ui/form/icon-button-style";

/** The tree, or the subcategories of a category. */
export const List = styled.ul`
  & & {
    margin-left: 1.35rem;
    border-left: 1px solid ${color.line};

    ${from.medium} {
      padding-left: ${space[4]};
    }
  }
`;

/** The frame around the tree. */
export const Tree = styled.div`
  padding: ${space[2]};
  ${panel}
`;

/** A category's row. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  padding-right: ${space[1]};
  border-radius: ${radius.small};
  transition: background ${motion.quick};

  &:hover,
  &:focus-within {
    background: ${color.sunken};
  }
`;

/** Collapses the subcategories. */
export const Fold = styled.button`
  ${iconButton}
  flex: none;
  color: ${color.muted};

  svg {
    transition: transform ${motion.quick};
  }
  &[aria-expanded="true"] svg {
    transform: rotate(90deg);
  }
`;

/** Takes the space of {@link Fold} in a category without subcategories. */
export const Leaf = styled.span`
  flex: none;
  width: var(--target);
`;

/** The name and the details of a category. */
export const About = styled.div`
  display: grid;
  flex: 1;
  align-items: center;
  min-width: 0;
  padding-block: ${space[1]};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 26vw, 32rem); /* aligned across all levels */
    column-gap: ${space[4]};
  }
`;

/** The name, a button. */
export const Name = styled.button`
  min-height: var(--target);
  padding: 0 ${space[2]};
  ${frameless}
  color: ${color.ink};
  font-size: ${text.body};
  font-weight: 550;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${color.accentInk};
    text-decoration: underline;
  }
`;

/** The number of products and the attributes. */
export const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  padding-inline: ${space[2]};
  ${secondary}
  font-variant-numeric: tabular-nums;

  ${from.large} {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 1.75rem;
    color: inherit;
  }
  bdi {
    align-self: center;
  }
`;

/** The row's buttons. */
export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`;

/** Hidden on a phone; the dialog offers moving there. */
export const Arrows = styled.span`
  display: none;

  ${from.medium} {
    display: contents;
  }
`;

/** Visible in wide windows. In narrower ones the names need the space, and the button has a label. */
export const ButtonText = styled.span`
  display: none;

  @media (min-width: 90rem) {
    display: inline;
  }
`;

/** A description of the keys. */
export const Keys = styled.p`
  display: none;
  max-width: 60rem;
  ${secondary}

  ${from.large} {
    display: block;
  }
`;
