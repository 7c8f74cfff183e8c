import type { AuditTarget } from "../../audit/record-action.service";
import type { Webhook } from "../webhook.entity";

/** A webhook as the audit names it: without what follows the address's path, which may be a token. */
export function auditTargetOf({ id, url }: Pick<Webhook, "id" | "url">): AuditTarget {
  const { origin, pathname } = new URL(url);
  return { id, name: `${origin}${pathname}` };
}
