import type { JobContext } from "../../../context/job-context";
import { findMailedCard } from "../../gift-cards/gift-cards";
import type { JobPayloads } from "../../jobs/add-job";
import { writeGiftCard } from "../customer/write-gift-card";
import { sendMails, shopOf } from "./send-mails";

/** To the email of a gift card: its code. Sends nothing if the card is ended, or the account of the email is deleted. */
export async function mailGiftCard(
  ctx: JobContext,
  { cardId }: JobPayloads["mail-gift-card"],
): Promise<void> {
  const card = await findMailedCard(ctx, cardId);
  if (!card) return;
  const named = { kind: "gift-card", about: card.lastCharacters, key: cardId, to: [card.email] };
  await sendMails(ctx, [{ ...named, ...writeGiftCard(shopOf(ctx), card) }]);
}
