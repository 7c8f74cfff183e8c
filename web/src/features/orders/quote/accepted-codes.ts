import type { CartQuote_QuoteFragment } from "./quote.generated";

/** Whether discount codes and gift cards are accepted. */
type AcceptedCodes = Pick<CartQuote_QuoteFragment, "acceptsCodes" | "acceptsGiftCards">;

/** Which codes an order of these products accepts; those of the shop while the quote is unknown. */
export const acceptedBy = (shop: AcceptedCodes, quote: AcceptedCodes | undefined): AcceptedCodes => ({
  acceptsCodes: shop.acceptsCodes && quote?.acceptsCodes !== false,
  acceptsGiftCards: shop.acceptsGiftCards && quote?.acceptsGiftCards !== false,
});
