import { changeDetails as words } from "@shop/shared/messages/en/audit-details";
import { auditActionTexts, itemChangeTexts as texts } from "@shop/shared/messages/en/admin-audit";
import { parseTyped } from "@shop/shared/typed-number";
import { personText } from "@shop/shared/messages/en/orders";
import { formatPrice } from "../../../ui/format/format";
import type { AuditAction } from "../../../graphql/schema.generated";

/** The label of an action in the filter, and the sentence about an entry: `*` is its target. */
const actions: Record<AuditAction, readonly [label: string, sentence: string]> = auditActionTexts;

/** Every recorded action, with its slug in the URL and its label. */
export const auditActions = (Object.keys(actions) as AuditAction[]).map((action) => ({
  action,
  slug: action.toLowerCase().replaceAll("_", "-"),
  label: actions[action][0],
}));

/** The parts of an entry's sentence. */
interface RecordedEntry {
  action: AuditAction;
  target: string;
  detail: string | null;
}

/** An entry as a sentence without its subject: `Deleted Saw`, `Raised 50 prices by 5 %`. */
export function describeEntry({ action, target, detail }: RecordedEntry): string {
  const named = nameOf(target);
  const change = action === "CHANGE_PRODUCTS" && describeChange(countOf(target), named, detail ?? "");
  return change || actions[action][1].replace("*", () => named);
}

/** A target as people read it: "50 products" are 50 items. */
export function nameOf(target: string): string {
  const items = countOf(target);
  return items === null ? personText(target) : texts.items(items);
}

/** The number of items of a target such as "50 products"; null for any other target. */
function countOf(target: string): number | null {
  const [, count] = /^(\d+) products$/.exec(target) ?? [];
  return count === undefined ? null : Number(count);
}

/**
 * The sentence of a bulk change with a single kind of change, from the start of its detail; null for several
 * kinds.
 */
function describeChange(items: number | null, target: string, detail: string): string | null {
  const [change = ""] = detail.split(": ", 1);
  const [, sign, by] = new RegExp(`^${words.price} ([+−])([\\d.,]+(?: %)?)$`).exec(change) ?? [];
  if (by) {
    const describe = sign === "+" ? texts.priceUp : texts.priceDown;
    return describe(items, target, by.endsWith("%") ? by : formatPrice(parseTyped(by)));
  }
  const [, off] = new RegExp(`^${words.sale} −([\\d.,]+) %(?: ${words.until} .*)?$`).exec(change) ?? [];
  if (off) return texts.saleStarted(target, off);
  if (change === words.saleEnded) return texts.saleEnded(target);
  if (change === words.published) return texts.published(target);
  return change === words.madeDrafts ? texts.unpublished(target) : null;
}
