import type { EntityManager } from "typeorm";
import type { PaymentRequest } from "../../../context/payment-gateway";
import { columns, integer, json, text } from "../../../data/columns";
import { command, execute, returning, rows, select } from "../../../data/rows";

/** A payment request as the demo gateway stores it. */
export type DemoRequest = Omit<PaymentRequest, "expiresAt" | "customerEmail"> & {
  /** Present until the session ends. */
  customerEmail?: string;
};

/** A session of the demo gateway. */
export interface DemoSession {
  id: string;
  request: DemoRequest;
  status: "open" | "complete" | "expired";
  /** The sum of all refunds. */
  refundedMinor: number;
}

/** The total of its lines, in minor units. */
export const totalOf = ({ lines }: DemoRequest): number =>
  lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

const sessionColumns = columns<DemoSession>({
  id: text("id"),
  request: json("request"),
  status: text("case when status = 'open' and expires_at <= now() then 'expired' else status end"),
  refundedMinor: integer(
    "(select coalesce(sum(cents::bigint), 0)::integer from jsonb_each_text(refunds) as refund (name, cents))",
  ),
});

const insert = command(
  "insert into demo_payment_sessions (id, request, expires_at) values ($1, $2::json, $3) on conflict (id) do nothing",
);
const byId = select(sessionColumns, "from demo_payment_sessions where id = $1");
const end = returning(
  sessionColumns,
  "update demo_payment_sessions set status = $2, request = (request::jsonb - 'customerEmail')::json where id = $1 and status = 'open' and expires_at > now()",
);
const addRefund = command(
  `update demo_payment_sessions set refunds = refunds || jsonb_build_object($2::text, $3::integer)
    where id = $1 and not refunds ? $2`,
);

/** The format of session ids; addresses may contain any text. */
const ID = /^[\w-]{1,100}$/;

/** The sessions of the demo gateway, in a table that the shop itself never reads. */
export class DemoSessions {
  constructor(private readonly db: EntityManager) {}

  /** Stores a session once. */
  async add(id: string, { expiresAt, ...request }: PaymentRequest): Promise<void> {
    await execute(this.db, insert, [id, JSON.stringify(request), expiresAt]);
  }

  async find(id: string): Promise<DemoSession | null> {
    const [session] = ID.test(id) ? await rows(this.db, byId, [id]) : [];
    return session ?? null;
  }

  /** Ends an open session; returns null if it isn't open. */
  async end(id: string, status: "complete" | "expired"): Promise<DemoSession | null> {
    const [session] = ID.test(id) ? await rows(this.db, end, [id, status]) : [];
    return session ?? null;
  }

  /** Records a refund once; a repeat with the same `refundId` changes nothing. */
  async refund(id: string, refundId: string, minor: number): Promise<void> {
    await execute(this.db, addRefund, [id, refundId, minor]);
  }
}
