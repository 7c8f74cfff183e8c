import { MailRefused, type JobContext, type Mail } from "../../../context/job-context";
import { mailSent } from "../../../observability/signals";
import { checkoutsById, numberOfCheckout, ordersOfCheckout } from "../../orders/get-orders";
import { listAdmins } from "../../users/admins";
import type { Shop } from "../template/Frame";
import type { MailedCart, Orders } from "../template/order-words";
import type { Written } from "../template/write-mail";

/** The shop of a job for the mail templates. */
export const shopOf = ({ shopName, origin, logoUrl, accentColor }: JobContext): Shop => ({
  name: shopName,
  origin,
  logoUrl,
  accentColor,
});

/** The common cart of these orders; null if they belong to several carts, or if the cart had a single product (D-30). */
export async function findCart(ctx: JobContext, orders: Orders): Promise<MailedCart | null> {
  const [{ checkoutId: id }] = orders;
  if (id === null || orders.some(({ checkoutId }) => checkoutId !== id)) return null;
  const checkout = (await checkoutsById(ctx, [id])).get(id);
  const [first, ...others] = (await ordersOfCheckout(ctx, [id])).get(id) ?? [];
  if (!checkout || !first || others.length === 0) return null;
  return { number: numberOfCheckout(checkout, [first, ...others]), orders: [first, ...others] };
}

/** The identity of a mail: see Mail. */
type Named = Pick<Mail, "kind" | "about" | "key">;

/** A mail to a customer; none if the customer has deleted their account, because the orders then have no email. */
export const toCustomer = (email: string, named: Named, written: Written): Mail[] =>
  email === "" ? [] : [{ ...named, ...written, to: [email] }];

/** A mail to all admins, if there are any; replies go to the customer. */
export async function toAdmins(
  ctx: JobContext,
  named: Named,
  written: Written,
  replyTo?: string,
): Promise<Mail[]> {
  const admins = await listAdmins(ctx);
  if (admins.length > 0)
    return [
      {
        ...named,
        ...written,
        to: admins.map(({ email }) => email),
        ...(replyTo && { replyTo }),
      },
    ];
  ctx.log.warn(`${named.kind} ${named.about} was sent to nobody: the shop has no admin`);
  return [];
}

/** Publishes the outcome of sending a mail, and rethrows its error. */
function publishResult({ kind }: Mail, sending: Promise<void>): Promise<void> {
  return sending.then(
    () => mailSent.publish({ kind, outcome: "sent" }),
    (error: unknown) => {
      mailSent.publish({ kind, outcome: error instanceof MailRefused ? "refused" : "failed" });
      throw error;
    },
  );
}

/**
 * Sends all of these mails, even if one fails. Throws errors that a retry may fix before permanent refusals; a retry
 * sends all mails again, with their original Message-IDs.
 */
export async function sendMails(ctx: JobContext, mails: Mail[]): Promise<void> {
  const { mailer, requestId } = ctx;
  const results = await Promise.allSettled(
    mails.map((mail) => publishResult(mail, mailer.send({ ...mail, requestId }))),
  );
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason as Error] : []));
  const [error] = [...errors.filter((each) => !(each instanceof MailRefused)), ...errors];
  if (error) throw error;
}
