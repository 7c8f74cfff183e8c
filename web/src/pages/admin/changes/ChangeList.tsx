import { styled } from "styled-components";
import { changeTexts, refusalTexts } from "@shop/shared/messages/en/admin-catalogue";
import { saleFormTexts, productFormTexts } from "@shop/shared/messages/en/admin-items";
import { color, space } from "../../../theme/tokens";
import { Notice } from "../../../ui/feedback/Notice";
import { formatPrice } from "../../../ui/format/format";
import { formatMoment } from "@shop/shared/time/format-moment";
import { ArrowRight } from "../../../ui/icons/icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ScrolledList } from "../parts/ScrolledList";
import { cellDifference, type ItemDifference } from "./cell-difference";
import type { ChangeList_ChangeFragment, RefusalList_RefusalFragment } from "./ChangeList.generated";

const List = styled(ScrolledList)`
  position: relative; /* visually hidden text scrolls too, and doesn't make the dialog higher */

  &[data-whole="true"] {
    max-height: none;
    margin-top: 0;
  }
  strong {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
    justify-content: space-between;
    font-weight: 550;
  }
  small {
    flex: none;
    color: ${color.muted};
    font-size: inherit;
    font-weight: 400;
  }
  li > span {
    display: block;
    font-variant-numeric: tabular-nums;
  }
  s {
    color: ${color.muted};
  }
  svg {
    display: inline-block;
    margin-inline: ${space[2]};
    color: ${color.muted};
    vertical-align: -0.15em;
  }
`;

/** The differences of an item before and after a change. */
export interface ListedChange {
  productId: string;
  name: string;
  /** Its origin, or a mark for new items. */
  note?: string;
  differences: readonly ItemDifference[];
}

interface ChangeListProps {
  changes: readonly ListedChange[];
  /** Shows the whole list, for a page that scrolls anyway. */
  whole?: boolean;
}

/** Items before and after a change. The keyboard can scroll it. */
export function ChangeList({ changes, whole = false }: ChangeListProps) {
  return (
    <List tabIndex={whole ? undefined : 0} data-whole={whole}>
      {changes.map(({ productId, name, note, differences }) => (
        <li key={productId}>
          <strong>
            <bdi>{name}</bdi>
            {note && <small>{note}</small>}
          </strong>
          {differences.map(([label, before, after]) => (
            <Difference key={label} label={label} before={before} after={after} />
          ))}
        </li>
      ))}
    </List>
  );
}

function Difference({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <span>
      <span>{`${label} `}</span>
      <s>
        <bdi>{before}</bdi>
      </s>
      <ArrowRight size={14} aria-hidden />
      <VisuallyHidden> {changeTexts.becomes} </VisuallyHidden>
      <bdi>{after}</bdi>
    </span>
  );
}

/** The effect of a bulk change on one item. */
export const listChange = (change: ChangeList_ChangeFragment): ListedChange => ({
  productId: change.productId,
  name: change.name,
  ...(change.added && { note: changeTexts.added }),
  differences: [
    ...differencesOf(change),
    ...change.fields.map(({ field, before, after }) => cellDifference(field, before, after)),
  ],
});

function differencesOf(change: ChangeList_ChangeFragment): ItemDifference[] {
  const { priceBefore, priceAfter, categoryBefore, categoryAfter, brandBefore, brandAfter } = change;
  const { price, category, brand, visibility, draft, published } = changeTexts;
  const shownAs = (isDraft: boolean) => (isDraft ? draft : published);
  const differences: (ItemDifference | false)[] = [
    priceBefore !== priceAfter && [price, formatPrice(priceBefore), formatPrice(priceAfter)],
    change.regularPriceBefore !== change.regularPriceAfter && [
      saleFormTexts.regularPrice,
      priceText(change.regularPriceBefore),
      priceText(change.regularPriceAfter),
    ],
    change.saleEndsAtBefore !== change.saleEndsAtAfter && [
      saleFormTexts.saleEnds,
      timeText(change.saleEndsAtBefore),
      timeText(change.saleEndsAtAfter),
    ],
    change.categoryIdBefore !== change.categoryIdAfter && [
      category,
      categoryBefore ?? productFormTexts.noCategory,
      categoryAfter ?? productFormTexts.noCategory,
    ],
    brandBefore?.slug !== brandAfter?.slug && [
      brand,
      brandBefore?.name ?? productFormTexts.noBrand,
      brandAfter?.name ?? productFormTexts.noBrand,
    ],
    change.draftBefore !== change.draftAfter && [
      visibility,
      shownAs(change.draftBefore),
      shownAs(change.draftAfter),
    ],
  ];
  return differences.filter((difference) => difference !== false);
}

const priceText = (price: number | null) => (price === null ? saleFormTexts.none : formatPrice(price));
const timeText = (time: string | null) => (time === null ? saleFormTexts.none : formatMoment(time));

const RefusalNotice = styled(Notice)`
  margin-top: ${space[4]};

  > p {
    color: inherit;
  }
  > ul:last-child {
    border-bottom: 0;
  }
`;

interface RefusalsProps {
  /** The consequence for the remaining items. */
  text: string;
  refusals: readonly RefusalList_RefusalFragment[];
}

/** Unchanged items with their reasons; announced when it appears. */
export function Refusals({ text: explanation, refusals }: RefusalsProps) {
  return (
    <RefusalNotice role="alert">
      <p>{explanation}</p>
      <List tabIndex={0}>
        {refusals.map(({ productId, name, reason }) => (
          <li key={productId}>
            <strong>
              <bdi>{name ?? productId}</bdi>
            </strong>
            <span>{refusalTexts[reason]}</span>
          </li>
        ))}
      </List>
    </RefusalNotice>
  );
}
