import { Button } from "../../../ui/form/Button";
import { Empty } from "../../../ui/feedback/states";
import { useCategoryPath } from "./category-path";
import { unnarrowed, type ChangeSearch, type ProductSearch } from "./product-search";
import { SearchHelp } from "./SearchHelp";

interface NothingFoundProps {
  search: ProductSearch;
  onChange: ChangeSearch;
}

/** No results: offers to remove a filter, and what else may help. */
export function NothingFound({ search: asked, onChange }: NothingFoundProps) {
  const path = useCategoryPath();
  const { search, inStock, choices } = asked;
  if (!search && !inStock && choices.length === 0)
    return <Empty>There are no products yet. Please come back soon.</Empty>;
  const [step, change] = nextStep({ search, inStock, choices });
  return (
    <>
      <Empty
        action={
          <Button variant="secondary" onClick={() => onChange(change)}>
            {step}
          </Button>
        }
      >
        {search ? (
          <>
            Nothing {inStock ? "in stock" : "found"} for “<bdi>{search}</bdi>”
            {choices.length > 0 && " with these filters"}.
          </>
        ) : choices.length > 0 ? (
          `Nothing ${inStock ? "in stock " : ""}has all of this.`
        ) : (
          "Nothing is in stock right now."
        )}
      </Empty>
      <SearchHelp path={path} search={asked} />
    </>
  );
}

function nextStep({
  search,
  inStock,
  choices,
}: Omit<ProductSearch, "sort" | "pages">): [string, Partial<ProductSearch>] {
  if (choices.length > 0) return ["Remove all filters", { choices: [], inStock: false }];
  if (search && inStock) return ["Include sold-out items", { inStock: false }];
  return ["Show all products", unnarrowed];
}
