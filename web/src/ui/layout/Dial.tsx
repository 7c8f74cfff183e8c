import { styled } from "styled-components";
import { color } from "../../theme/tokens";

const Frame = styled.svg<{ $size: string }>`
  width: ${({ $size }) => $size};
  color: ${color.accentInk};
`;

/** A drawing of a watch dial for empty states. Decorative. */
export function Dial({ size }: { size: string }) {
  return (
    <Frame $size={size} viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <circle cx="24" cy="24" r="22" />
      <circle
        cx="24"
        cy="24"
        r="18"
        strokeWidth="4"
        pathLength="120"
        strokeDasharray="1 9"
        strokeDashoffset="0.5"
      />
    </Frame>
  );
}
