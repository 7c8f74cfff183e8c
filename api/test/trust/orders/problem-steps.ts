import type { Life } from "./life";
import { chooseSession, report } from "./payment-steps";
import type { StepOf } from "./steps";

interface ChosenRefund {
  id: string;
  session: string;
  cents: number;
}

/** The steps of payment problems. */
export const problemSteps = {
  refundFails: async (life: Life, { refund, event, times }: StepOf<"refundFails">) => {
    const refunds = await life.shop.db.sql<ChosenRefund>(
      `select refunds.id, session_id as session, refunds.amount_cents::integer as cents
        from refunds join payments on payments.id = payment_id
        where user_id = any($1) and reason <> 'PROVIDER' and not (paid_back_at is not null and failed_at is null)
        order by refunds.created_at, refunds.id`,
      [life.customerIds],
    );
    const chosen = refunds[refund % refunds.length];
    if (!chosen) return;
    const { id, session, cents } = chosen;
    // the provider has the money again
    await life.shop.db.sql("update demo_payment_sessions set refunds = refunds - $2 where id = $1", [
      session,
      id,
    ]);
    const failed = {
      ...{ id: `re_demo_${id}`, amount: cents, charge: session, status: "failed", metadata: { refund: id } },
      failure_reason: "declined",
    };
    await Promise.all(Array.from({ length: times }, () => report(life, event, failed)));
  },

  dispute: async (life: Life, { session, status, seconds, times }: StepOf<"dispute">) => {
    const chosen = await chooseSession(life, session);
    if (!chosen) return;
    const dispute = {
      ...{ id: `dp_${chosen.id}`, amount: chosen.cents, currency: "usd", charge: chosen.id, status },
      ...{ reason: "fraudulent", is_charge_refundable: status === "won" || status.startsWith("warning") },
    };
    const created = Math.floor(Date.now() / 1_000) + seconds;
    const send = () => report(life, "charge.dispute.updated", dispute, { created });
    await Promise.all(Array.from({ length: times }, send));
  },
};
