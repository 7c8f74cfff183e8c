import { styled } from "styled-components";
import { space } from "../../theme/tokens";

/** Its children below each other, with equal distances. */
export const Stack = styled.div<{ $gap: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`;
