import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";

/** What a customer says of the shop; one a user (decision 10). */
@ObjectType({ description: "What a customer says of the shop; one a user." })
@Entity("reviews")
@Check("review_rating_range", "rating between 0 and 5")
@Unique("review_one_per_user", ["userId"])
@Index("review_newest", { synchronize: false })
export class Review {
  @Field(() => ID, { description: "Never changes, and is never given again." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ForeignKey("User", { name: "review_user" })
  @Column("uuid")
  userId!: string;

  @Field(() => String, { description: "Whose it is, as they want to be called." })
  @Column("text")
  name!: string;

  @Field(() => Float, { description: "0 to 5 in steps of 0.5." })
  @Column("double precision")
  rating!: number;

  @Field(() => String, { description: "Plain text; line breaks are kept." })
  @Column("text")
  comment!: string;

  @Field(() => GraphQLDateTime, { description: "When it was written." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt!: Date;
}
