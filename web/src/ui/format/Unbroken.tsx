import { styled } from "styled-components";

const Word = styled.span`
  white-space: nowrap;
`;

/** The longest word that fits into every title. */
const MAX_LENGTH = 18;

/** A text without line breaks at hyphens: "Ball-Peen" stays on one line. */
export function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\S*-\S*)/)
    .map((part, at) =>
      at % 2 > 0 && part.length <= MAX_LENGTH ? <Word key={at}>{part}</Word> : <span key={at}>{part}</span>,
    );
}
