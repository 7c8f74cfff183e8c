import { useState, useEffect, useRef } from "react";
import { changeTexts as texts } from "../../../../messages/change-products";
import { ModalFrame, DialogActions } from "../../../../ui/dialog/ModalFrame";
import { nothing, toChange, type ChangeEntry } from "./change-entry";
import { ChangeForm } from "./ChangeForm";
import { useChangeProducts } from "./use-change-products";
import { styled } from "styled-components";
import { color, space } from "../../../../theme/tokens";
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
function ChangePreview({ preview, failure, busy, onBack, onChange }: ChangePreviewProps) {
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

interface ChangeDialogProps {
  products: readonly { id: string }[];
  onClose: () => void;
  /** Called after the change, before it is announced. */
  onChanged: () => void;
}

/** Changes category, brand, price or visibility of several products: first what, then what becomes of each, then it is done. */
export function ChangeDialog({ products, onClose, onChanged }: ChangeDialogProps) {
  const [entry, setEntry] = useState(nothing);
  const { preview, show, hide, change, failure, busy } = useChangeProducts(products, onChanged);
  const changing = preview?.changes.length ?? 0;
  const submit = async (typed: ChangeEntry) => {
    setEntry(typed);
    const wanted = toChange(typed);
    if (wanted) await show(wanted);
  };

  return (
    <ModalFrame
      role="dialog"
      title={changing > 0 ? texts.shownTitle : texts.title(products.length)}
      text={preview ? (changing > 0 ? texts.shown(changing) : texts.noneShown) : texts.question}
      onClose={onClose}
    >
      {preview ? (
        <ChangePreview preview={preview} failure={failure} busy={busy} onBack={hide} onChange={change} />
      ) : (
        <ChangeForm initial={entry} failure={failure} onSubmit={submit} />
      )}
    </ModalFrame>
  );
}
