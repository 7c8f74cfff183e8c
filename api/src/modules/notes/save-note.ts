import { serverTexts } from "@shop/shared/messages/server";
import { MAX_SHOP_NOTES } from "@shop/shared/shop-notes";
import { shopNoteSchema } from "@shop/shared/schemas/shop-note";
import { requireActor, storedActor } from "../../context/actor";
import { inTransaction, type RequestContext } from "../../context/context";
import { returning, rows, select, executorOf } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { parseInput } from "../../validation";
import { userTarget, type AuditTarget, recordAction } from "../audit/record-action";
import { listOrdersById } from "../orders/get-orders";
import { getUser } from "../users/find-user";
import { lockUser } from "../users/lock-user";
import { noteColumns, type ShopNote } from "./shop-note.entity";

/** The kind of object that a note is about. */
export type NoteSubject = "order" | "user";

/** The object of a note, and its customer. */
interface Subject {
  id: string;
  customerId: string;
  target: AuditTarget;
}

/** The order or the customer; throws NotFound for an unknown one, and for a deleted account. */
async function getSubject(ctx: RequestContext, kind: NoteSubject, id: string): Promise<Subject> {
  if (kind === "user") {
    const user = await getUser(ctx, id);
    return { id: user.id, customerId: user.id, target: userTarget(user.id) };
  }
  const [order] = isUuid(id) ? await listOrdersById(ctx, [id.toLowerCase()]) : [];
  if (!order) throw new NotFound("order");
  const { number, userId } = order;
  return { id: order.id, customerId: userId, target: { id: order.id, name: number, userId } };
}

/** The statements of notes about one kind of object, by the column with its id. */
const statementsOf = (column: "order_id" | "user_id") => ({
  /** Not for a customer who has deleted their account meanwhile; and no more than the limit. */
  insert: returning(
    noteColumns,
    `insert into shop_notes (${column}, text, author, author_id) select $1, $2, $3, $4::uuid
      where (select deleted_at from users where id = $5) is null
        and (select count(*) from shop_notes where ${column} = $1) < ${MAX_SHOP_NOTES}`,
  ),
  update: returning(
    noteColumns,
    `update shop_notes set text = $2, author = $3, author_id = $4, updated_at = now()
      where ${column} = $1 and id = $5
        and ($6::timestamptz is null or date_trunc('milliseconds', updated_at) = $6)`,
  ),
  find: select(noteColumns, `from shop_notes where ${column} = $1 and id = $2`),
  remove: returning(noteColumns, `delete from shop_notes where id = $1 and ${column} is not null`),
});
const statements = { order: statementsOf("order_id"), user: statementsOf("user_id") };

/** A new note, or the new text of one. */
interface NoteToSave {
  subjectId: string;
  noteId: string | null | undefined;
  text: string;
  /** When the displayed note was last saved. */
  updatedAt?: Date | null | undefined;
}

/**
 * Writes a note of the shop about an order or a customer, or replaces the text of one. Throws NotFound, BadUserInput, or Conflict
 * if there are too many, the customer has deleted their account, or the note has been saved since `updatedAt`.
 */
export function saveNote(
  ctx: RequestContext,
  kind: NoteSubject,
  { subjectId, noteId, text: sent, updatedAt = null }: NoteToSave,
): Promise<ShopNote> {
  const { actor, userId } = storedActor(requireActor(ctx));
  const text = parseInput(shopNoteSchema, { text: sent }).text.trim();
  return inTransaction(ctx, async (tx) => {
    const { id, customerId, target } = await getSubject(tx, kind, subjectId);
    await lockUser(tx, customerId); // so that no note is counted or erased concurrently
    if (noteId) {
      if (!isUuid(noteId)) throw new NotFound("note");
      const [edited] = await rows(tx.db, statements[kind].update, [
        id,
        text,
        actor,
        userId,
        noteId,
        updatedAt,
      ]);
      if (!edited && (await rows(tx.db, statements[kind].find, [id, noteId])).length > 0)
        throw new Conflict(serverTexts().refusals.noteRefusals.changed);
      if (!edited) throw new NotFound("note");
      await recordAction(tx, "EDIT_NOTE", target);
      return edited;
    }
    const [added] = await rows(tx.db, statements[kind].insert, [id, text, actor, userId, customerId]);
    if (!added) throw new Conflict(serverTexts().refusals.noteRefusals.noMore(MAX_SHOP_NOTES));
    await recordAction(tx, "ADD_NOTE", target);
    return added;
  });
}

/** Removes a note of the shop; returns 0 if there is none. */
export function removeNote(ctx: RequestContext, kind: NoteSubject, noteId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [removed] = isUuid(noteId) ? await rows(tx.db, statements[kind].remove, [noteId]) : [];
    const subjectId = removed?.orderId ?? removed?.userId;
    if (!subjectId) return 0;
    await recordAction(tx, "REMOVE_NOTE", (await getSubject(tx, kind, subjectId)).target);
    return 1;
  });
}

/** Deletes the shop's notes about a customer and their orders (ADR-0060). The transaction has locked the customer. */
export const eraseNotes = executorOf(
  "delete from shop_notes where user_id = $1 or order_id in (select id from orders where user_id = $1)",
);
