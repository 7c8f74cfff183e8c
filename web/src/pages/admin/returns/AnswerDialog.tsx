import { manageReturnsTexts as texts } from "@shop/shared/messages/en/returns";
import { returnBounds } from "@shop/shared/return-transitions";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { TextArea } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { useSaveForm } from "../parts/use-save-form";
import {
  useAcceptReturnMutation,
  useDeclineReturnMutation,
  useLastAnswerQuery,
  type ReturnActions_ReturnFragment,
} from "./ReturnPage.generated";

interface AnswerDialogProps {
  found: ReturnActions_ReturnFragment;
  action: "accept" | "decline";
  onClose: () => void;
}

/** Accepts a return with an address or a label, by default those of the last one, or declines it with a reason. */
export function AnswerDialog({ found: { id, number }, action, onClose }: AnswerDialogProps) {
  const alert = useAlert();
  const [accept] = useAcceptReturnMutation();
  const [decline] = useDeclineReturnMutation();
  const { title, text, answer: label, submit } = texts[`${action}Dialog`];
  const { data } = useLastAnswerQuery({ skip: action === "decline", fetchPolicy: "network-only" });
  // a deleted account's returns have no answer
  const last = data?.returns?.nodes.find((accepted) => accepted.answer)?.answer ?? "";
  const { field, sending } = useSaveForm<{ answer: string }>({
    labels: { answer: label },
    rules: { answer: textRule(label, returnBounds.answer) },
    values: { answer: last },
    resetOptions: { keepDirtyValues: true },
    texts: { gone: texts.notFound, notSaved: texts.notSaved },
    save: ({ answer }) => (action === "accept" ? accept : decline)({ variables: { id, answer } }),
    onSaved: async () => {
      onClose();
      await alert(texts.saved);
    },
  });
  return (
    <DialogForm title={title(number)} text={text} submit={submit} {...sending} onClose={onClose}>
      <TextArea rows={4} {...field("answer")} hint={last && texts.acceptDialog.lastAnswer} />
    </DialogForm>
  );
}
