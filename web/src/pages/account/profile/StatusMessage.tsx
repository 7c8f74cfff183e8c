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

/** Confirms an action; screen readers announce it. Takes no space while empty. */
export function StatusMessage({ children }: { children: ReactNode }) {
  return <Live role="status">{children}</Live>;
}
