import { giftCardBounds } from "@shop/shared/gift-card";
import { parseTyped } from "@shop/shared/typed-number";
import { giftCardsTexts as texts } from "@shop/shared/messages/en/admin-gift-cards";
import { evicting } from "../../../graphql/evict";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { useSaveForm } from "../parts/use-save-form";
import { useIssueGiftCardMutation, type IssueGiftCardMutation } from "./GiftCardsPage.generated";

interface GiftCardEntry {
  amount: string;
  /** Empty if the code isn't mailed. */
  email: string;
}

const labels = { amount: texts.amount, email: texts.email };

/** A new card with its code, and the address that it is mailed to. */
export type IssuedCard = IssueGiftCardMutation["issueGiftCard"] & Pick<GiftCardEntry, "email">;

interface GiftCardDialogProps {
  onIssued: (issued: IssuedCard) => void;
  onClose: () => void;
}

/** The form for a new gift card. */
export function GiftCardDialog({ onIssued, onClose }: GiftCardDialogProps) {
  const [issue] = useIssueGiftCardMutation({
    ...evicting("giftCards"),
    fetchPolicy: "no-cache", // the code stays out of the cache
  });
  const { field, sending } = useSaveForm<GiftCardEntry>({
    labels,
    rules: { amount: numberRule(labels.amount, giftCardBounds.amount) },
    defaultValues: { amount: "", email: "" },
    save: async ({ amount, email }) => {
      const { data } = await issue({
        variables: { amount: parseTyped(amount), email: email.trim() || null },
      });
      if (data) onIssued({ ...data.issueGiftCard, email: email.trim() });
    },
  });

  return (
    <DialogForm
      title={texts.add}
      text={texts.dialogText}
      submit={texts.create}
      onClose={onClose}
      {...sending}
    >
      <TextField {...field("amount")} inputMode="decimal" />
      <TextField
        {...field("email")}
        type="email"
        autoComplete="off"
        hint={texts.emailHint}
        required={false}
      />
    </DialogForm>
  );
}
