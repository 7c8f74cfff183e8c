import { Field, Int, ObjectType } from "type-graphql";
import { Category } from "../categories/category.entity";
import type { ListingArgs } from "../list/listing";

/** The arguments of the search that found nothing. */
export type HelpedSearch = Pick<ListingArgs, "search" | "inStock" | "filter">;

@ObjectType({ description: "A typed word that the shop doesn't know, and what it searched for instead." })
export class CorrectedWord {
  @Field(() => String, { description: "As it was typed, in small letters." })
  typed!: string;

  @Field(() => [String], { description: "Any of these known words." })
  words!: string[];
}

@ObjectType({ description: "Something that a search could do without: a word of its text, or a filter." })
export class SearchWithout {
  @Field(() => String, { nullable: true, description: "The word, as it was typed." })
  word!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The filter: `stock`, or the slug of its facet, like `category`, `price` or an attribute's.",
  })
  filter!: string | null;

  @Field(() => Int, { description: "The products that are found without it." })
  count!: number;
}

/** Each list is a getter, so that it is read only if it is requested. */
@ObjectType({ description: "What may help somebody whose search finds nothing." })
export class SearchHelp {
  @Field(() => [CorrectedWord], { description: "The words that were searched for in another spelling." })
  readonly corrected!: Promise<CorrectedWord[]>;

  @Field(() => [SearchWithout], {
    description:
      "What finds products if it alone is left out; first what finds most. At most four. After a second, what is known by then.",
  })
  readonly without!: Promise<SearchWithout[]>;

  @Field(() => [Category], {
    description:
      "Categories that the words may mean, or else those beside the chosen one or at the top of the tree. At most six.",
  })
  readonly categories!: Promise<Category[]>;
}
