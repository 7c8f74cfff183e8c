import { useState } from "react";
import { styled } from "styled-components";
import { tableTexts as texts } from "@shop/shared/messages/en/common";
import { color, radius, space, text } from "../../theme/tokens";
import { Button } from "../form/Button";
import { MAX_SELECTED, type RowSelection } from "./use-row-selection";

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-height: var(--target);
  padding: ${space[1]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

/**
 * States that all rows of a page are selected and offers to select the whole list, up to a limit; otherwise renders
 * nothing.
 */
export function SelectionLine<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { rows, onPage, total = 0, selectWhole } = selection;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (onPage.count === 0 || onPage.selected < onPage.count || total <= onPage.count) return null;

  const press = () => {
    setBusy(true);
    setFailed(false);
    void selectWhole()
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  if (rows.length > onPage.count) {
    const all = rows.length >= total;
    return <Line role="status">{all ? texts.allSelected(total) : texts.someSelected(rows.length)}</Line>;
  }
  return (
    <Line role="status">
      <span>{failed ? texts.notSelected : texts.pageSelected(onPage.count)}</span>
      {total > MAX_SELECTED ? (
        <span>{` ${texts.tooMany(MAX_SELECTED)}`}</span>
      ) : (
        <Button variant="quiet" busy={busy} onClick={press}>
          {texts.selectWhole(total)}
        </Button>
      )}
    </Line>
  );
}
