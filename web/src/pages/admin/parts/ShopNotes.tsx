import { shopNoteTexts as texts } from "@shop/shared/messages/en/shop-notes";
import { formatMoment } from "@shop/shared/time/format-moment";
import { lazy } from "react";
import { styled } from "styled-components";
import { useMayDo } from "../../../features/session/use-may-do";
import { color, secondary, space } from "../../../theme/tokens";
import { DialogButton } from "../../../ui/dialog/DialogButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { Muted } from "../../../ui/layout/Muted";
import type { NoteSubject } from "./NoteDialog";
import type { ShopNotes_NoteFragment } from "./ShopNotes.generated";

const NoteDialog = lazy(() => import("./NoteDialog").then((file) => ({ default: file.NoteDialog })));

const About = styled(Muted)`
  display: block;
  margin-bottom: ${space[3]};
`;

const List = styled.ul`
  display: grid;
  margin-bottom: ${space[3]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: start;
    padding-block: ${space[3]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    ${secondary}
    overflow-wrap: anywhere;
  }
`;

interface ShopNotesProps {
  /** The object of a new note. */
  subject: NoteSubject;
  /** With the order of each, if they are about several. */
  notes: readonly (ShopNotes_NoteFragment & { subjectId?: string })[];
}

/** The shop's notes about an order or a customer, with the buttons that write and change them for those who may. */
export function ShopNotes({ subject, notes }: ShopNotesProps) {
  const mayWrite = useMayDo(subject.__typename === "Order" ? "WRITE_ORDERS" : "WRITE_CUSTOMERS");
  return (
    <>
      <About as="p">{notes.length === 0 ? texts.none : texts.about}</About>
      {notes.length > 0 && (
        <List>
          {notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              subject={mayWrite ? { ...subject, id: note.subjectId ?? subject.id } : null}
            />
          ))}
        </List>
      )}
      {mayWrite && (
        <DialogButton
          variant="secondary"
          dialog={(close) => <NoteDialog subject={subject} onClose={close} />}
        >
          {texts.add}
        </DialogButton>
      )}
    </>
  );
}

/** A note with its author and time; null as its object if it isn't changed here. */
function Note({ note, subject }: { note: ShopNotes_NoteFragment; subject: NoteSubject | null }) {
  const { text, author, createdAt, updatedAt } = note;
  const moment = formatMoment(createdAt);
  return (
    <li>
      <div>
        <p dir="auto">{text}</p>
        <small>
          <bdi>{author}</bdi> · <time dateTime={createdAt}>{moment}</time>
          {updatedAt !== createdAt && <span>{` · ${texts.edited(formatMoment(updatedAt))}`}</span>}
        </small>
      </div>
      {subject && (
        <DialogButton
          variant="quiet"
          dialog={(close) => <NoteDialog subject={subject} note={note} onClose={close} />}
        >
          {texts.edit}
          <VisuallyHidden>{texts.of(author, moment)}</VisuallyHidden>
        </DialogButton>
      )}
    </li>
  );
}
