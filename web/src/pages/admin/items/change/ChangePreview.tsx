import { useEffect, useRef } from "react";
import { changeTexts as texts } from "../../../../messages/change-products";
import { DialogActions } from "../../../../ui/dialog/ModalFrame";
import { FormFailure, Notice } from "../../../../ui/feedback/Notice";
import { Button } from "../../../../ui/form/Button";
import { ChangeList, RefusalList } from "../../../../features/product-changes/ChangeList";
import type { ProductChangesQuery } from "./ChangeSelected.generated";

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
      {refusals.length > 0 && (
        <Notice role="alert">
          <p>{texts.refused}</p>
          <RefusalList refusals={refusals} />
        </Notice>
      )}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {unchanged > 0 && <p>{changes.length > 0 ? texts.unchanged(unchanged) : texts.nothing}</p>}
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
