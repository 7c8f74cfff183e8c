import { locale } from "@shop/shared/locale";
import { termsTexts as texts } from "@shop/shared/messages/en/legal";
import { RATING_STEP, reviewBounds } from "@shop/shared/review";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import type { ReactNode } from "react";
import type { Site } from "../../ui/layout/Head";
import { OperatorDetails, ToComplete, type LegalSection } from "./LegalSections";
import { WordList, Words } from "./Words";

const { min, max } = reviewBounds.rating;

/** The parts of the Terms, with this shop's values. */
export function termsOf({ payments, rules, deliveryText, returnText }: Site): LegalSection[] {
  const { reviews } = texts;
  const contents: Record<keyof typeof texts.titles, ReactNode> = {
    operator: <OperatorDetails />,
    account: <WordList of={texts.account} />,
    orders: (
      <>
        <p>{texts.ordering}</p>
        <WordList of={texts.orders({ ...rules, unitsHeldBack: UNITS_HELD_BACK })} />
      </>
    ),
    prices: (
      <>
        <p>{`${texts.prices(locale().currency)} ${texts.paying[payments]}`}</p>
        <ToComplete>{texts.addPrices}</ToComplete>
      </>
    ),
    delivery: (
      <>
        <p>{texts.delivery}</p>
        {deliveryText ? <p data-words>{deliveryText}</p> : <ToComplete>{texts.addDelivery}</ToComplete>}
      </>
    ),
    refunds: (
      <>
        {texts.refunds.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {returnText ? <p data-words>{returnText}</p> : <ToComplete>{texts.addRefunds}</ToComplete>}
      </>
    ),
    reviews: (
      <WordList
        of={[
          reviews.rating(min, max, RATING_STEP),
          reviews.shown,
          ...(rules.moderatedReviews ? [reviews.moderated] : []),
          reviews.hidden,
        ]}
      />
    ),
    programs: (
      <p>
        <Words>{texts.programs}</Words>
      </p>
    ),
    law: (
      <>
        <p>{texts.law}</p>
        <ToComplete>{texts.addLaw}</ToComplete>
      </>
    ),
  };
  return Object.entries(texts.titles).map(([id, title]) => ({
    id,
    title,
    content: contents[id as keyof typeof contents],
  }));
}
