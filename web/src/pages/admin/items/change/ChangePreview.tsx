import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { changeTexts as texts } from "../../../../messages/change-products";
import { color, space } from "../../../../theme/tokens";
import { DialogActions } from "../../../../ui/dialog/ModalFrame";
import { FormFailure } from "../../../../ui/feedback/Notice";
import { Button } from "../../../../ui/form/Button";
import { ChangeList, Refusals } from "../../../../features/product-changes/ChangeList";
import type { ProductChangesQuery } from "./ChangeSelected.generated";

const Unchanged = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
`;

interface ChangePreviewProps {
  preview: ProductChangesQuery["productChanges"];
  failure: string | undefined;
  busy: boolean;
  onBack: () => void;
  onChange: () => void;
}

/** What becomes of each product, or which of them stand in the way. */
export function ChangePreview({ preview, failure, busy, onBack, onChange }: ChangePreviewProps) {
  const { changes, unchanged, refusals } = preview;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // the button that was pressed is gone

  return (
    <>
      {refusals.length > 0 && <Refusals text={texts.refused} refusals={refusals} />}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {unchanged > 0 && (
        <Unchanged>{changes.length > 0 ? texts.unchanged(unchanged) : texts.nothing}</Unchanged>
      )}
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Button ref={back} variant="secondary" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
        {refusals.length === 0 && changes.length > 0 && (
          <Button busy={busy} onClick={onChange}>
            {texts.doIt(changes.length)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
