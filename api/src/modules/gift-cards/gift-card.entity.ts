import { Field, Float, ObjectType } from "type-graphql";
import { Check, Entity, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { money } from "../../data/columns";
import { Column, columnsOf, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A gift card for its shopkeeper. Its code isn't stored. */
@ObjectType({ description: "A gift card, which pays orders up to its balance." })
export class GiftCard {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "The last four characters of its code, to recognise it.")
  lastCharacters!: string;

  @Field(() => Float, { description: "Its amount when it was issued, in the shop's currency." })
  amount!: number;

  @Field(() => Float, { description: "The amount left, in the shop's currency." })
  balance!: number;

  @FieldColumn("timestamptz", "When it was issued.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it was ended; null: not yet.", { nullable: true })
  endedAt!: Date | null;
}

/** A new gift card with its code, which is shown only once. */
@ObjectType({ description: "A new gift card with its code, which is shown only once." })
export class GiftCardCreated {
  @Field(() => GiftCard, { description: "The card." })
  card!: GiftCard;

  @Field(() => String, { description: "`ABCD-EFGH-JKLM-NPQR`. The shop doesn't keep it." })
  code!: string;
}

/** The table of gift cards. */
@Entity("gift_cards")
@Personal()
@Unique("gift_card_code", ["codeHash"])
@Check("gift_card_amount", "amount_cents > 0")
@Check("gift_card_balance", "balance_cents between 0 and amount_cents")
@SqlIndexes("gift_card_newest", "gift_card_last_characters", "gift_card_of_email", "gift_card_sold")
export class GiftCardTable extends GiftCard {
  /** The SHA-256 of the code. */
  @NotPersonal()
  @Column("bytea")
  codeHash!: Buffer;

  @Column("bigint")
  amountMinor!: number;

  /** The sum of its entries, which triggers keep. */
  @Column("bigint", { default: 0 })
  balanceMinor!: number;

  /** The address that the code was mailed to; null if it wasn't, or if the account of the address was deleted. */
  @Column("text", { nullable: true })
  email!: string | null;

  /** The order that bought it; null if the shop has issued it. */
  @References("OrderTable", "gift_card_order", { nullable: true })
  orderId!: string | null;
}

/** The reasons of an entry: a card is issued, pays an order, gets money of an order back, or is ended. */
export type GiftCardEntryKind = "ISSUED" | "REDEEMED" | "REFUNDED" | "ENDED";

/** The books of gift cards. Entries never change. */
@Entity("gift_card_entries")
@Personal()
@Check("gift_card_entry_kind", "kind in ('ISSUED', 'REDEEMED', 'REFUNDED', 'ENDED')")
@Check(
  "gift_card_entry_amount",
  "case when kind in ('ISSUED', 'REFUNDED') then amount_cents > 0 else amount_cents < 0 end",
)
@Check("gift_card_entry_of", "(order_id is not null) = (kind in ('REDEEMED', 'REFUNDED'))")
@Index("gift_card_entry_of_card", ["cardId", "id"])
@SqlIndexes("gift_card_entry_of_order")
export class GiftCardEntryTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: number;

  @References("GiftCardTable", "gift_card_entry_card")
  cardId!: string;

  @Column("text")
  kind!: GiftCardEntryKind;

  /** What it adds to the balance; less than 0 if the card pays. */
  @Column("bigint")
  amountMinor!: number;

  @References("OrderTable", "gift_card_entry_order", { nullable: true })
  orderId!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}

/** The columns of a card for the shopkeeper. */
export const giftCardColumns = columnsOf(GiftCardTable, "id", "lastCharacters", "createdAt", "endedAt").with({
  amount: money("amount_cents"),
  balance: money("balance_cents"),
});
