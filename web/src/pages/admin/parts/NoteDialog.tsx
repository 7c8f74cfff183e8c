import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { shopNoteTexts as texts } from "@shop/shared/messages/en/shop-notes";
import { shopNoteBounds } from "@shop/shared/shop-notes";
import { isConflict } from "../../../graphql/errors";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { TextArea } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { Muted } from "../../../ui/layout/Muted";
import { DeleteButton } from "./RowButtons";
import {
  type ShopNotes_NoteFragment,
  useRemoveCustomerNoteMutation,
  useRemoveOrderNoteMutation,
  useSaveCustomerNoteMutation,
  useSaveOrderNoteMutation,
} from "./ShopNotes.generated";
import { useSaveForm } from "./use-save-form";

/** The text that a colleague has saved meanwhile. */
const Theirs = styled(Muted).attrs({ as: "p" })`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const rules = { text: textRule(texts.text, shopNoteBounds.text) };

/** The object of notes. */
export interface NoteSubject {
  __typename: "Order" | "User";
  id: string;
}

interface NoteDialogProps {
  subject: NoteSubject;
  /** The note to change; undefined for a new one. */
  note?: ShopNotes_NoteFragment;
  onClose: () => void;
}

/** The form for a note of the shop, with a button that removes it. */
export function NoteDialog({ subject, note, onClose }: NoteDialogProps) {
  const { __typename, id: subjectId } = subject;
  const isOrder = __typename === "Order";
  const saves = { order: useSaveOrderNoteMutation()[0], user: useSaveCustomerNoteMutation()[0] };
  const removes = { order: useRemoveOrderNoteMutation()[0], user: useRemoveCustomerNoteMutation()[0] };
  const { cache } = useApolloClient();
  const fetchNotes = () =>
    cache.evict({ id: cache.identify({ __typename, id: subjectId }), fieldName: "shopNotes" });
  const [first] = useState(note?.text);
  const { field, sending } = useSaveForm<{ text: string }>({
    labels: { text: texts.text },
    rules,
    texts: { gone: texts.gone, notSaved: texts.notSaved },
    defaultValues: { text: note?.text ?? "" },
    save: ({ text }) =>
      saves[isOrder ? "order" : "user"]({
        variables: { subjectId, noteId: note?.id ?? null, text, updatedAt: note?.updatedAt ?? null },
        // a changed note is updated in the cache; a new one is fetched with its list, and so is a colleague's text
        update: () => note ?? fetchNotes(),
      }).catch((error: unknown) => {
        if (isConflict(error)) fetchNotes();
        throw error;
      }),
    onSaved: onClose,
  });
  const remove = async ({ id }: ShopNotes_NoteFragment) => {
    await removes[isOrder ? "order" : "user"]({
      variables: { id },
      update: (cache) => cache.evict({ id: cache.identify({ __typename: "ShopNote", id }) }),
    });
    onClose();
  };

  return (
    <DialogForm
      title={note ? texts.editTitle : texts.addTitle}
      text={texts.about}
      submit={texts.save}
      onClose={onClose}
      {...sending}
      footer={
        note && (
          <DeleteButton
            name={texts.text}
            label={texts.remove}
            title={texts.removeTitle}
            text={texts.removeText}
            onDelete={() => remove(note)}
          />
        )
      }
    >
      {note && note.text !== first && (
        <Theirs>
          {texts.now} <q dir="auto">{note.text}</q>
        </Theirs>
      )}
      <TextArea rows={5} {...field("text")} />
    </DialogForm>
  );
}
