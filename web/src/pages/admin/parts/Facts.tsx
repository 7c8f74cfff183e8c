import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, space } from "../../../theme/tokens";

/** Names above their values, or side by side if they fit. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[6]};

  dt {
    color: ${color.muted};
  }
  dd + dt {
    margin-top: ${space[3]};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${from.small} {
    grid-template-columns: max-content minmax(0, 1fr);
    row-gap: ${space[3]};

    dd + dt {
      margin-top: 0;
    }
  }
`;

/** A name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
