import { splitAtNumbers } from "@shop/shared/split-at-numbers";
import { styled } from "styled-components";

const Whole = styled.span`
  white-space: nowrap;
`;

/** A text whose numbers of orders, returns and invoices stay on one line. Copies have the hyphen of the number. */
export function WholeNumbers({ text }: { text: string }) {
  return (
    <span>
      {splitAtNumbers(text).map((part, at) =>
        at % 2 > 0 ? <Whole key={at}>{part}</Whole> : <span key={at}>{part}</span>,
      )}
    </span>
  );
}
