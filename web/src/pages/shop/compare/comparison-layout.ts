import { styled } from "styled-components";
import { clampedTo, color, from, radius, shadow, space, text } from "../../../theme/tokens";
import { iconButton } from "../../../ui/form/icon-button-style";
import { Link } from "../../../ui/layout/Link";

/** A checkbox with its label. */
export const Filter = styled.label`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--target);
  margin-bottom: ${space[3]};

  input {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** In the corner of a product's image. */
export const Remove = styled(Link)`
  ${iconButton}
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: ${shadow.resting};
`;

/** Never wider than the window: in a narrow one, each property is a line above its values. */
export const Table = styled.table<{ $columns: number }>`
  --columns: ${({ $columns }) => $columns};
  display: block;
  width: 100%;
  font-size: ${text.small};
  line-height: 1.4;

  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  thead tr {
    padding-block: 0 ${space[4]};
    border: 0;
  }
  th,
  td {
    padding: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: start;
  }
  thead th:first-child {
    position: absolute;
  }
  thead th {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space[2]};
    justify-items: start;

    > div {
      width: 100%;
      padding: ${space[2]};
    }
    > a {
      ${clampedTo(3)}
      min-height: var(--target);
      color: inherit;
      font-weight: 560;
      text-decoration: none;
    }
    > button {
      width: 100%;
      padding-inline: ${space[1]};
    }
  }
  tbody th {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-weight: inherit;
  }
  [data-differs] {
    th::before {
      content: "";
      display: inline-block;
      width: 0.5em;
      height: 0.5em;
      margin-inline-end: 0.5em;
      border-radius: 50%;
      background: ${color.accent};
    }
    td {
      font-weight: 560;
    }
  }
  ${from.medium} {
    font-size: ${text.body};

    tr {
      grid-template-columns: minmax(9rem, 1fr) repeat(var(--columns), minmax(0, 2fr));
      padding: ${space[3]};
      border-radius: 0;
    }
    tbody th {
      grid-column: auto;
    }
    thead th:first-child {
      position: static;
    }
    [data-differs] {
      background: ${color.accentSoft};
    }
    thead th > div {
      max-width: 17rem;
      border-radius: ${radius.large};
    }
    thead th > button {
      width: auto;
      padding-inline: ${space[4]};
    }
  }
`;
