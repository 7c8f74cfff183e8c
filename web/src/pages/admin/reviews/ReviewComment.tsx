import { useState } from "react";
import { styled } from "styled-components";
import { color, space, width } from "../../../theme/tokens";
import { truncate } from "../../../ui/format/format";

/** As much of a comment as a row has room for. */
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

/** What a customer wrote; of a long comment the beginning, and the whole of it when asked. */
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
