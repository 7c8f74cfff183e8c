import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, text } from "../../../theme/tokens";

const Live = styled.p`
  color: ${color.good};
  font-size: ${text.small};
  font-weight: 500;

  &:empty {
    position: absolute;
  }
`;

/** Says that something is done; read aloud when it appears. Takes no space while there is nothing to say. */
export function Said({ children }: { children: ReactNode }) {
  return <Live role="status">{children}</Live>;
}
