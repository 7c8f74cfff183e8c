import { styled } from "styled-components";
import { color } from "../../theme/tokens";

const Mark = styled.mark`
  background: none;
  color: ${color.accentInk};
  font-weight: 650;
`;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Splits a text at its matches with a search: the parts at odd indexes are the matches. */
export function splitAtMatches(text: string, search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean).map(escaped);
  return words.length > 0 ? text.split(new RegExp(`(${words.join("|")})`, "giu")) : [text];
}

/** A text with the words of a search highlighted. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map((part, index) =>
    index % 2 === 1 ? <Mark key={index}>{part}</Mark> : <span key={index}>{part}</span>,
  );
}
