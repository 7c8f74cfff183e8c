import { arrivalOf, type DeliveryDays } from "@shop/shared/arrival";
import { Int, ObjectType } from "type-graphql";
import { Nullable } from "../../nullable";

/** The time that a delivery method takes. */
@ObjectType({ simpleResolvers: true })
export abstract class DeliveryTime {
  @Nullable(() => Int, "The minimum number of days from the order to the delivery.")
  daysMin!: number | null;

  @Nullable(() => Int, "The maximum number of days from the order to the delivery.")
  daysMax!: number | null;

  @Nullable(() => String, "The first day of arrival of an order placed now, in working days: 2026-12-02.")
  arrivesFrom!: string | null;

  @Nullable(() => String, "The last day of arrival of an order placed now.")
  arrivesTo!: string | null;
}

/** The time of a delivery that is ordered now. */
export function deliveryTimeOf({ daysMin, daysMax }: DeliveryDays): DeliveryTime {
  const { arrivesFrom = null, arrivesTo = null } = arrivalOf({ daysMin, daysMax }, new Date()) ?? {};
  return { daysMin, daysMax, arrivesFrom, arrivesTo };
}
