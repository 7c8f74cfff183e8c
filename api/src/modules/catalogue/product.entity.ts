import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ObjectType } from "type-graphql";
import { Auth } from "../../graphql/types/auth";
import { Nullable } from "../../nullable";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Check, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal, References, SqlIndexes } from "../../data/tables";
import type { AttributeValues } from "./attributes/attribute.entity";
import type { ProductGroup } from "./groups/product-group.entity";
import { SeoTexts } from "./search-engines/seo-texts.entity";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A product. Deleted products are archived: they leave every list and stay in the database (D-09). */
@ObjectType({ description: "A product for sale.", simpleResolvers: true })
export class Product extends SeoTexts {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Unique, ignoring case.")
  name!: string;

  @FieldColumn("text", "Plain text with line breaks.")
  description!: string;

  @Field(() => Float, { description: "In the shop's currency." })
  price!: number;

  @Nullable(
    () => Float,
    "The price without the sale, in the shop's currency, while it is on sale; otherwise null.",
  )
  regularPrice!: number | null;

  @FieldColumn("text", "The image's URL.")
  image!: string;

  @FieldColumn("double precision", "0 to 5; may be fractional.")
  rating!: number;

  @FieldColumn("integer", "Units in stock. The last one is never sold.")
  countInStock!: number;

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldColumn("integer", "Increases with each edit. Orders, which only change the stock, don't count.", {
    default: 1,
  })
  version!: number;

  @FieldColumn("timestamptz", "When it was added.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it last changed, including its stock.", { default: () => "now()" })
  updatedAt!: Date;

  @Nullable(
    () => Product,
    "In a search: the variant of its group whose words match, if it is another one. The group is then listed by its first variant that meets the filter.",
  )
  matching?: Product | null;

  @Nullable(
    () => GraphQLDateTime,
    "When it was deleted. For viewers without access to drafts, also when it became a draft; its texts are then empty. Null if it is for sale. Only lists with `updatedSince` contain these products.",
  )
  deletedAt?: Date | null;

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldColumn("boolean", "A draft is visible only to admins and can't be ordered.", { default: false })
  draft!: boolean;

  @FieldColumn(
    "boolean",
    "Whether it is a gift card: each unit is a card of its price, mailed once its order is paid.",
    { default: false },
  )
  giftCard!: boolean;

  @References("CategoryTable", "product_category", { nullable: true })
  categoryId!: string | null;

  /** The slug of its brand. */
  @ForeignKey("Brand", { name: "product_brand" })
  @Column("text", { name: "brand", nullable: true })
  brandSlug!: string | null;

  @Column("jsonb", { name: "attributes", default: {} })
  attributeValues!: AttributeValues;

  @FieldColumn("timestamptz", "When the sale ends; null if an admin must end it.", { nullable: true })
  saleEndsAt!: Date | null;

  @FieldColumn("text", "The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits.", {
    nullable: true,
  })
  gtin!: string | null;

  @FieldColumn("text", "Its maker's part number.", { nullable: true })
  mpn!: string | null;

  @FieldColumn(
    "text",
    "The words of its address, `/product/{id}/{slug}`; null if the address is `/product/{id}`.",
    { nullable: true },
  )
  slug!: string | null;

  /** The images after `image`, in order. */
  @Column("text", { array: true, default: [] })
  moreImages!: string[];

  /** Its group; null if it has no variants. */
  @References("ProductGroup", "product_group", { nullable: true })
  groupId!: string | null;

  /** Its place among the variants of its group, from 0. */
  @Column("integer", { nullable: true })
  groupPosition!: number | null;

  /** Its group, if it was read with the product. */
  variantOf?: ProductGroup | null;

  /** Its values of its group's options, in their order. */
  @Column("text", { name: "option_values", array: true, nullable: true })
  variantValues!: string[] | null;
}

/** The table of products, with the columns that only statements use. */
@Entity("products")
@NotPersonal()
@Check("product_price_positive", "price_cents >= 0")
@Check("product_rating_range", "rating between 0 and 5")
@Check("product_stock_range", "count_in_stock >= 0")
@Check("product_sale", "sale_ends_at is null or regular_price_cents is not null")
@Check("product_images_count", "cardinality(more_images) <= 7")
@Check("product_attributes_object", "jsonb_typeof(attributes) = 'object'")
@SqlIndexes("product_name", "product_newest", "product_by_name", "product_price", "product_rating")
@SqlIndexes("product_words", "product_category", "product_attributes", "product_category_newest")
@SqlIndexes("product_category_price", "product_brand_category", "product_on_sale", "product_group_place")
export class ProductTable extends Product {
  /** The current price. */
  @Column("integer")
  priceMinor!: number;

  /** The price without the sale; null if there is none. The product is on sale only while this exceeds the price. */
  @Column("integer", { nullable: true })
  regularPriceMinor!: number | null;

  @Column("timestamptz", { nullable: true })
  archivedAt!: Date | null;

  /** The words of name and description, maintained by a trigger. */
  @Column("tsvector", { nullable: true, select: false, insert: false, update: false })
  search!: string | null;
}

/** A word of the published products' texts. The search corrects typed words to these. */
@Entity("search_words")
@NotPersonal()
@SqlIndexes("search_word_spelling", "search_word_beginning")
export class SearchWordTable {
  @PrimaryColumn("text")
  word!: string;
}

/**
 * The time of a product's last change, and its stock, for the lists sorted by either. A separate table, because an
 * index of either on `products` would slow down each order (ADR-0057).
 */
@Entity("product_updates")
@NotPersonal()
@Index("product_update", ["updatedAt", "productId"])
@SqlIndexes("product_draft_update", "product_stock")
export class ProductUpdateTable {
  @References("ProductTable", "product_update_product", { primary: true, onDelete: "CASCADE" })
  productId!: string;

  /** The last change that visitors could see; null if the product was never published. */
  @Column("timestamptz", { nullable: true })
  updatedAt!: Date | null;

  /** The last change of a draft, for viewers with access to drafts. */
  @Column("timestamptz", { nullable: true })
  draftUpdatedAt!: Date | null;

  /** Null if the product is archived. */
  @Column("integer", { nullable: true })
  countInStock!: number | null;
}
