import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { Role } from "./role";

/** Somebody who has signed in at least once. A blocked user is archived: out of every list, still in the books (decision 9). */
@ObjectType({ description: "Somebody who has signed in at least once." })
@Entity("users")
@Check("user_role", "role in ('CUSTOMER', 'ADMIN')")
@Index("user_email", { synchronize: false })
@Index("user_newest", { synchronize: false })
@Index("user_by_role", { synchronize: false })
@Index("user_words", { synchronize: false })
export class User {
  @Field(() => ID, { description: "Never changes, and is never given again." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Firebase's id of the account; the e-mail may change, this never does. */
  @Column("text", { unique: true })
  firebaseUid!: string;

  @Field(() => String, { description: "In lower case." })
  @Column("text")
  email!: string;

  /** Whether Firebase had verified the e-mail at the last sign-in (decision 8). */
  @Column("boolean", { default: false })
  emailVerified!: boolean;

  @Field(() => String, { nullable: true, description: "As given at registration, or by Google." })
  @Column("text", { nullable: true })
  name!: string | null;

  @Field(() => Role, { description: "What they may do; read anew at every call." })
  @Column("text", { default: Role.CUSTOMER })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: "The first sign-in." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt!: Date;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  archivedAt!: Date | null;
}
