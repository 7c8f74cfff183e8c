import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, text } from "../../theme/tokens";

/** The colour of a badge. */
export type BadgeTone = "neutral" | "good" | "bad" | "accent";

const tones = {
  neutral: { ground: color.sunken, ink: color.ink },
  good: { ground: color.goodSoft, ink: color.good },
  bad: { ground: color.badSoft, ink: color.badInk },
  accent: { ground: color.accentSoft, ink: color.accentInk },
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  padding: 0.2em 0.7em;
  border-radius: 99px;
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${text.small};
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;

  &::before {
    content: "";
    width: 0.45em;
    height: 0.45em;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** A label of one or two words for a state: Paid, In Stock. The words carry the meaning, not only the colour. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}
