import { failed, type AlertText } from "@shop/shared/messages/en/common";
import { useState } from "react";
import { styled } from "styled-components";
import { conflictMessageOf } from "../../../graphql/errors";
import { space } from "../../../theme/tokens";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { Button } from "../../../ui/form/Button";

/** As wide as its text, unlike the toast's own button. */
const Undo = styled(Button)`
  && {
    width: auto;
    padding: 0 ${space[3]};
  }
`;

interface UndoInToastProps {
  undo: () => Promise<unknown>;
  texts: { undo: string; undone: AlertText; notUndone: string };
}

/** The button of a toast that undoes the change it reports. */
export function UndoInToast({ undo, texts }: UndoInToastProps) {
  const [busy, setBusy] = useState(false);
  const alert = useAlert();
  const press = () => {
    setBusy(true);
    return undo().then(
      () => alert(texts.undone),
      (error: unknown) => alert(failed(conflictMessageOf(error) ?? texts.notUndone)),
    );
  };
  return (
    <Undo variant="quiet" busy={busy} onClick={() => void press()}>
      {texts.undo}
    </Undo>
  );
}
