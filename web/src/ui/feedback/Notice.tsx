import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../theme/tokens";

/** An error message within the page. */
export const Notice = styled.div`
  padding: ${space[4]};
  border-left: 3px solid ${color.badInk};
  border-radius: ${radius.small};
  background: ${color.badSoft};
  color: ${color.ink};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

const LiveRegion = styled.div`
  &:empty {
    position: absolute; /* takes no space in a grid */
  }
`;

/** The reason why a form was refused, apart from field errors; announced when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  return <LiveRegion role="alert">{children && <Notice>{children}</Notice>}</LiveRegion>;
}
