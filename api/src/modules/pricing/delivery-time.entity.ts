import { arrivalOf, type DeliveryDays } from "@shop/shared/arrival";
import { Field, Int, ObjectType } from "type-graphql";

/** The time that a delivery method takes. */
@ObjectType()
export abstract class DeliveryTime {
  @Field(() => Int, {
    nullable: true,
    description: "The minimum number of days from the order to the delivery.",
  })
  daysMin!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The maximum number of days from the order to the delivery.",
  })
  daysMax!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The first day of arrival of an order placed now, in working days: 2026-12-02.",
  })
  arrivesFrom!: string | null;

  @Field(() => String, { nullable: true, description: "The last day of arrival of an order placed now." })
  arrivesTo!: string | null;
}

/** The time of a delivery that is ordered now. */
export function deliveryTimeOf({ daysMin, daysMax }: DeliveryDays): DeliveryTime {
  const { arrivesFrom = null, arrivesTo = null } = arrivalOf({ daysMin, daysMax }, new Date()) ?? {};
  return { daysMin, daysMax, arrivesFrom, arrivesTo };
}
