import { ObjectType } from "type-graphql";
import { Check, Entity, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal, References, SqlIndexes } from "../../../data/tables";
import { FieldColumn, IdColumn } from "../../../data/field-column";

/** A category of products. `CategoryTable` has its position in the tree. */
@ObjectType({ description: "A category of products. Categories form a tree.", simpleResolvers: true })
export class Category {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Its part of the address; unique among its siblings.")
  slug!: string;

  @FieldColumn("text", "The displayed name.")
  name!: string;
}

/** The table of categories, with their positions in the tree. */
@Entity("categories")
@NotPersonal()
@Check("category_not_own_parent", "parent_id <> id")
@Check("category_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60")
@Check("category_name_length", "length(name) between 1 and 100")
@SqlIndexes("category_slug")
export class CategoryTable extends Category {
  @References("CategoryTable", "category_parent", { nullable: true })
  parentId!: string | null;

  /** The position among its siblings. */
  @Column("integer", { default: 0 })
  position!: number;

  @Column("text", { nullable: true })
  seoTitle!: string | null;

  @Column("text", { nullable: true })
  seoDescription!: string | null;
}

/** The paths of categories before they were moved. */
@Entity("category_former_paths")
@NotPersonal()
export class FormerPathTable {
  /** The slugs from the top of the tree: `watches/divers`. */
  @PrimaryColumn("text")
  path!: string;

  @Index("category_former_path_of")
  @References("CategoryTable", "category_former_path_category", { onDelete: "CASCADE" })
  categoryId!: string;
}
