import { useState } from "react";
import { changeTexts as texts } from "../../../../messages/change-products";
import { ModalFrame } from "../../../../ui/dialog/ModalFrame";
import { nothing, toChange, type ChangeEntry } from "./change-entry";
import { ChangeForm } from "./ChangeForm";
import { ChangePreview } from "./ChangePreview";
import { useChangeProducts } from "./use-change-products";

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
