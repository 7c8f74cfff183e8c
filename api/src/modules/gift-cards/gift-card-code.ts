import { giftCardCodeOf, normalizeGiftCardCode } from "@shop/shared/gift-card";
import { createHash } from "node:crypto";
import type { RequestContext } from "../../context/context";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The stored hash of a code, as typed. Nobody can guess 80 random bits, so a slow hash would give no more protection. */
export const hashOfCode = (typed: string): Buffer => sha256(normalizeGiftCardCode(typed));

/**
 * The code of a card: derived from its id by the shop's secret, so that a job can mail a code that isn't stored anywhere. The same at
 * each call.
 */
export const codeOf = (
  { identity }: Pick<RequestContext, "identity">,
  { id, createdAt }: { id: string; createdAt: Date },
): string => giftCardCodeOf(sha256(identity.accessTokens.signLink("gift-card", id, createdAt)));
