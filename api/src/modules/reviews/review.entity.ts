import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";

/** What a customer says of the shop; one a user (decision 10). */
@ObjectType({ description: "What a customer says of the shop; one a user." })
@Entity("reviews")
@Check("review_rating_range", "rating between 0 and 5")
@Unique("review_one_per_user", ["userId"])
@Index("review_newest", { synchronize: false })
export class Review {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ForeignKey("User", { name: "review_user" })
  @Column("uuid")
  userId!: string;

  @Field(() => String)
  @Column("text")
  name!: string;

  @Field(() => Float, { description: "0 to 5 in steps of 0.5." })
  @Column("double precision")
  rating!: number;

  @Field(() => String)
  @Column("text")
  comment!: string;

  @Field(() => GraphQLDateTime)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt!: Date;
}
