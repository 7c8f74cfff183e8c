import { ObjectType } from "type-graphql";
import { Check, Entity, Unique } from "typeorm";
import { Column, NotPersonal } from "../../../data/tables";
import type { ProductFilter } from "../filter/product-filter.input";
import { SeoTexts } from "../search-engines/seo-texts.entity";
import { FieldColumn, IdColumn } from "../../../data/field-column";

/** Products that a shop shows together. `CollectionTable` has how they are chosen. */
@ObjectType({ description: "Products that the shop shows together, chosen by hand or by a rule." })
export class Collection extends SeoTexts {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Its address is `/collections/{slug}`. Addresses with a former slug redirect to it.")
  slug!: string;

  @FieldColumn("text", "The displayed name.")
  name!: string;

  @FieldColumn("text", "Plain text; line breaks are kept.", { nullable: true })
  description!: string | null;

  @FieldColumn("text", "Its picture: a web address, or a path of this shop.", { nullable: true })
  imageUrl!: string | null;

  @FieldColumn("integer", "Increases with each change of the collection.", { default: 1 })
  version!: number;
}

/** The table of collections. Products are never removed from the database (D-09), so their ids need no foreign key. */
@Entity("collections")
@NotPersonal()
@Unique(["slug"])
@Check("collection_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60")
@Check("collection_choice", "num_nonnulls(product_ids, rule) = 1")
export class CollectionTable extends Collection {
  @Column("text", { array: true, default: () => "'{}'" })
  formerSlugs!: string[];

  /** The products chosen by hand, in order; null with a rule. */
  @Column("uuid", { array: true, nullable: true })
  productIds!: string[] | null;

  /** The filter that chooses the products; null if they are chosen by hand. */
  @Column("jsonb", { nullable: true })
  rule!: ProductFilter | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
