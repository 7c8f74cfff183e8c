import type { OptionValue as SharedOptionValue } from "@shop/shared/option-values";
import { Field, ObjectType } from "type-graphql";

/** A variant's value of an option. */
@ObjectType({ description: "A product's value of an option of its group." })
export class OptionValue implements SharedOptionValue {
  @Field(() => String, { description: "The option's name." })
  option!: string;

  @Field(() => String, { description: "The displayed value." })
  value!: string;
}

/** SQL of a product's option values with their options' names, in order; null without a group. */
export const OPTION_VALUES = `case when group_id is not null then (
    select json_agg(json_build_object('option', option, 'value', value) order by place)
      from product_groups, unnest(options, option_values) with ordinality as named (option, value, place)
      where product_groups.id = group_id
  ) end`;

/** SQL of the id and name of a product's group; null without one. */
export const GROUP = `case when group_id is not null then (
    select json_build_object('id', product_groups.id, 'name', product_groups.name) from product_groups where product_groups.id = group_id
  ) end`;
