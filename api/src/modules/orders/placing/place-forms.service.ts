import type { EntityManager } from "typeorm";
import { rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { exceedsStock } from "@shop/shared/stock";
import type { Order } from "../order.entity";
import type { OrderForm } from "./order-form";
import { placeWaiting, placeWithoutWaiting, type PlacedRow } from "./place-forms.statement";

/** What became of an entry of a form. */
export type EntryDecision = Omit<PlacedRow, "form" | "isCustomerBusy">;

/** What became of a form; `again` if it depends on a form that was decided with it, `busy` if its customer is locked. */
export type FormDecision = EntryDecision[] | "again" | "busy";

/**
 * Places what can be placed of these forms, each of another customer, in the order of their arrival: the units, the orders and the
 * jobs of their mails, all in one statement (ADR-0033).
 */
export async function placeForms(
  db: EntityManager,
  forms: readonly OrderForm[],
  { wait }: { wait: boolean },
): Promise<FormDecision[]> {
  const { maxUnitsPerOrder = 0, maxUnpaidUnits = 0 } = forms[0]?.policy ?? {};
  const values = [JSON.stringify(forms.flatMap(asRows)), maxUnitsPerOrder, maxUnpaidUnits];
  const found = await rows(db, wait ? placeWaiting : placeWithoutWaiting, values);
  const byForm: PlacedRow[][] = forms.map(() => []);
  for (const row of found) byForm[row.form]?.push(row);
  return byForm.map((decision, at) => decisionOf(forms[at] as OrderForm, decision));
}

function asRows(
  { customer, entries, isCart, name, address, phone, idempotencyKey, requestId }: OrderForm,
  form: number,
) {
  return entries.map(({ productId, qty }, place) => ({
    ...{ form, place, user_id: customer.id, product_id: isUuid(productId) ? productId : null, qty },
    ...{ name, email: customer.email, address, phone, key: idempotencyKey, is_cart: isCart },
    request_id: requestId,
  }));
}

function decisionOf({ entries }: OrderForm, found: PlacedRow[]): FormDecision {
  if (found.some(({ isCustomerBusy }) => isCustomerBusy)) return "busy";
  const fits = ({ isPlaced, isAllowed, countInStock, place }: PlacedRow) =>
    !isPlaced && isAllowed && !exceedsStock(countInStock ?? 0, entries[place]?.qty ?? 0);
  return found.every(fits) ? "again" : found;
}

/** The orders that were placed. */
export function ordersIn(decision: EntryDecision[]): Order[] {
  return decision.filter(({ isPlaced }) => isPlaced) as (EntryDecision & Order)[];
}
