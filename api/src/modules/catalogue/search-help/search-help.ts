import { Field, Int, ObjectType } from "type-graphql";
import { Nullable } from "../../../nullable";
import { Category } from "../categories/category.entity";
import type { ListingArgs } from "../list/listing";

/** The arguments of the search that found nothing. */
export type HelpedSearch = Pick<ListingArgs, "search" | "inStock" | "filter">;

@ObjectType({ description: "A typed word that no product has, and the words searched for instead." })
export class CorrectedWord {
  @Field(() => String, { description: "The typed word, in lower case." })
  typed!: string;

  @Field(() => [String], { description: "Any of these known words." })
  words!: string[];
}

@ObjectType({ description: "A part of a search that could be left out: a word of its text, or a filter." })
export class SearchWithout {
  @Nullable(() => String, "The typed word.")
  word!: string | null;

  @Nullable(
    () => String,
    "The filter: `stock`, or the slug of its facet, like `category`, `price` or an attribute's.",
  )
  filter!: string | null;

  @Field(() => Int, { description: "The number of products found without it." })
  count!: number;
}

/** Each list is a getter, so that it is read only if it is requested. */
@ObjectType({ description: "Suggestions for a search without results." })
export class SearchHelp {
  @Field(() => [CorrectedWord], { description: "The words with a corrected spelling." })
  readonly corrected!: Promise<CorrectedWord[]>;

  @Field(() => [SearchWithout], {
    description:
      "The parts without which the search finds products, the most products first. At most four, found within a second.",
  })
  readonly without!: Promise<SearchWithout[]>;

  @Field(() => [Category], {
    description:
      "Categories that match the words, or else those near the chosen one or at the top of the tree. At most six.",
  })
  readonly categories!: Promise<Category[]>;
}
