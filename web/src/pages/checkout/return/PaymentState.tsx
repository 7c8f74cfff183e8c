import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text, width } from "../../../theme/tokens";
import { Spinner } from "../../../ui/feedback/Spinner";
import { Check, Search, X } from "../../../ui/icons/icons";
import type { PaymentWords } from "./payment-state";

type Tone = PaymentWords["tone"];

const inks = { good: color.good, bad: color.badInk, waiting: color.accentInk, late: color.accentInk };
const grounds = {
  good: color.goodSoft,
  bad: color.badSoft,
  waiting: color.accentSoft,
  late: color.accentSoft,
};
const marks = { good: <Check />, bad: <X />, waiting: <Spinner />, late: <Search /> };

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  align-items: start;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  h2 {
    font-size: ${text.title};
  }
  p {
    max-width: ${width.text};
    margin-top: ${space[2]};
    color: ${color.muted};
  }
`;

const Mark = styled.span<{ $tone: Tone }>`
  --spinner-size: 1.5rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
`;

/** Beside the words, not below the mark. */
const Further = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[4]};

  &:empty {
    display: none;
  }
`;

interface PaymentStateProps {
  state: PaymentWords;
  /** Ways on. */
  children: ReactNode;
}

/** What is happening with a payment; announced when it changes. */
export function PaymentState({ state: { tone, title, text: words }, children }: PaymentStateProps) {
  return (
    <Frame>
      <Mark $tone={tone}>{marks[tone]}</Mark>
      <div role="status">
        <h2>{title}</h2>
        <p>{words}</p>
      </div>
      <Further>{children}</Further>
    </Frame>
  );
}
