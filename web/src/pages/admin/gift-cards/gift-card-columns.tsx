import { giftCardsTexts as texts } from "@shop/shared/messages/en/admin-gift-cards";
import { Badge } from "../../../ui/feedback/Badge";
import { formatPrice } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { Moment, NoWrap } from "../parts/cells";
import { DeleteButton } from "../parts/RowButtons";
import { type GiftCardColumns_CardFragment, useEndGiftCardMutation } from "./GiftCardsPage.generated";

/** The visible end of a code: …WXYZ. */
const nameOf = ({ lastCharacters }: GiftCardColumns_CardFragment) => `…${lastCharacters}`;

/** Ends a card after a confirmation. Its row stays. */
function EndButton({ card }: { card: GiftCardColumns_CardFragment }) {
  const [end] = useEndGiftCardMutation();
  return (
    <DeleteButton
      name={nameOf(card)}
      label={texts.end}
      title={texts.question(nameOf(card))}
      text={texts.consequence(formatPrice(card.balance))}
      onDelete={() => end({ variables: { id: card.id } })}
    />
  );
}

function State({ card: { endedAt, balance } }: { card: GiftCardColumns_CardFragment }) {
  if (endedAt) return <Badge>{texts.states.ended}</Badge>;
  return balance > 0 ? <Badge tone="good">{texts.states.active}</Badge> : <Badge>{texts.states.spent}</Badge>;
}

const { columns } = texts;

/** The columns of gift cards. */
export const giftCardColumns: readonly Column<GiftCardColumns_CardFragment>[] = [
  {
    header: columns.code,
    cell: (card) => (
      <NoWrap as="code" translate="no">
        {nameOf(card)}
      </NoWrap>
    ),
    phone: "title",
  },
  { header: columns.state, cell: (card) => <State card={card} />, phone: "half" },
  { header: columns.amount, cell: ({ amount }) => formatPrice(amount), align: "end", phone: "half" },
  { header: columns.balance, cell: ({ balance }) => formatPrice(balance), align: "end", phone: "half" },
  {
    header: columns.created,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    phone: "half",
  },
  {
    header: texts.endedAt,
    cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : "–"),
    phone: "half",
  },
  actionsColumn((card) => !card.endedAt && <EndButton card={card} />),
];
