import { styled } from "styled-components";
import { color } from "../../theme/tokens";

/** A round avatar with a photo or an initial. Decorative: the name is next to it. */
export const AvatarDisc = styled.span.attrs({ "aria-hidden": true })<{ $size: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  overflow: hidden;
  border-radius: 50%;
  background: ${color.line};
  color: ${color.ink};
  font-weight: 600;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The first letter of a name, in upper case. */
export function initialOf(name: string): string | undefined {
  return Array.from(name)[0]?.toUpperCase();
}
