import { styled } from "styled-components";
import { color, text } from "../../../theme/tokens";

/** Confirms an action; screen readers announce it. Takes no space while empty. */
export const StatusMessage = styled.p.attrs({ role: "status" })`
  color: ${color.good};
  font-size: ${text.small};
  font-weight: 500;

  &:empty {
    position: absolute;
  }
`;
