import { useEffect, useId, useRef, type MouseEvent } from "react";
import { styled } from "styled-components";
import { cartOrderTexts } from "@shop/shared/messages/en/checkout";
import { color, space } from "../../../theme/tokens";
import { Notice } from "../../../ui/feedback/Notice";
import type { ListedEntry } from "./cart-problem";
import { focusOn, rowIdOf } from "./focus-on";
import type { Refusals } from "./use-place-orders";

const Summary = styled(Notice)`
  scroll-margin-top: ${space[24]};

  ul {
    margin-top: ${space[1]};
  }
  a {
    display: inline-block;
    min-height: var(--target);
    padding-block: ${space[2]};
    color: ${color.badInk};
    font-weight: 500;
  }
`;

interface RefusalSummaryProps {
  /** The refusals of the latest attempt. */
  refusals: Refusals;
  listed: readonly ListedEntry[];
}

/**
 * The refused and still unresolved entries, each a link to its row. It gets the focus after a refusal, so that
 * screen readers read it first.
 */
export function RefusalSummary({ refusals, listed }: RefusalSummaryProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const undecided = listed.filter(({ problem }) => problem);

  useEffect(() => {
    frame.current?.focus();
  }, [refusals]);

  if (undecided.length === 0) return null;
  return (
    <Summary ref={frame} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{cartOrderTexts.refused}</p>
      <ul>
        {undecided.map(({ entry: { productId, name }, problem }) => (
          <li key={productId}>
            <a href={`#${rowIdOf(productId)}`} onClick={(event) => goToRow(event, productId)}>
              <bdi>{name}</bdi>
              <span>{`: ${problem?.text ?? ""}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** Moves the focus to the row's remedies. */
function goToRow(event: MouseEvent, productId: string): void {
  event.preventDefault();
  const row = document.getElementById(rowIdOf(productId));
  const action = row?.querySelector<HTMLElement>("a, button");
  if (action) action.focus();
  else focusOn(rowIdOf(productId));
}
