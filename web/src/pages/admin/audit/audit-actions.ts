import { auditActionTexts, itemChangeTexts as texts } from "@shop/shared/messages/en/admin-audit";
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
  const items = countOf(target);
  const named = items === null ? target : texts.items(items);
  const change = action === "CHANGE_PRODUCTS" && describeChange(items, named, detail ?? "");
  return change || actions[action][1].replace("*", () => named);
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
  const [, sign, by] = /^price ([+−])([\d.]+(?: %)?)$/.exec(change) ?? [];
  if (by) {
    const describe = sign === "+" ? texts.priceUp : texts.priceDown;
    return describe(items, target, by.endsWith("%") ? by : formatPrice(Number(by)));
  }
  const [, off] = /^sale −([\d.]+) %(?: until .*)?$/.exec(change) ?? [];
  if (off) return texts.saleStarted(target, off);
  if (change === "sale ended") return texts.saleEnded(target);
  if (change === "published") return texts.published(target);
  return change === "made drafts" ? texts.unpublished(target) : null;
}
