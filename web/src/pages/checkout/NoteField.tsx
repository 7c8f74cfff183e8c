import { shippingTexts } from "@shop/shared/messages/en/checkout";
import { orderBounds } from "@shop/shared/order";
import { explainText } from "@shop/shared/text-rules";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { TextArea } from "../../ui/form/Field";
import { trimmed, validity } from "../../ui/form/text-rule";
import type { ContactDetails } from "./shipping-rules";

/** Its text aligns with the surrounding lines. */
const Opener = styled(Button)`
  justify-self: start;
  margin-inline: calc(-1 * ${space[4]});
`;

const rule = {
  setValueAs: trimmed,
  validate: (note: string) => validity(shippingTexts.note, explainText(note, orderBounds.note)),
};

/** 'Add a note', which opens a field for the customer's note with the order. */
export function NoteField<Details extends ContactDetails>(props: { form: UseFormReturn<Details> }) {
  // a form with more fields has this one too, but its type is not assignable
  const { register, formState, getValues } = props.form as unknown as UseFormReturn<ContactDetails>;
  const [open, setOpen] = useState(getValues("note") !== "");
  if (!open) {
    return (
      <Opener variant="quiet" onClick={() => setOpen(true)}>
        {shippingTexts.addNote}
      </Opener>
    );
  }
  return (
    <TextArea
      label={shippingTexts.note}
      hint={shippingTexts.noteHint}
      rows={3}
      required={false}
      autoFocus={getValues("note") === ""}
      error={formState.errors.note?.message}
      {...register("note", rule)}
    />
  );
}
