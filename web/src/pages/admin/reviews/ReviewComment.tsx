import { useState } from "react";
import { styled } from "styled-components";
import { color, space, width } from "../../../theme/tokens";
import { truncate } from "../../../ui/format/format";

/** The longest comment that is shown in full, in characters. */
const maxShownLength = 180;

const Words = styled.p`
  max-width: ${width.text};
  overflow-wrap: anywhere;
  white-space: pre-line;

  button {
    min-height: 1.5rem;
    padding: 0;
    margin-left: ${space[2]};
    border: 0;
    background: none;
    color: ${color.accentInk};
    font: inherit;
    font-weight: 550;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
`;

/** A review's comment; a long one is truncated, with a button that shows all of it. */
export function ReviewComment({ comment }: { comment: string }) {
  const [open, setOpen] = useState(false);
  const beginning = truncate(comment, maxShownLength);
  return (
    <Words dir="auto">
      {open ? comment : beginning}
      {beginning !== comment && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show less" : "Read all"}
        </button>
      )}
    </Words>
  );
}
