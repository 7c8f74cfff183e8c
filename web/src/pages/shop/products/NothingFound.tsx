import { quoteMarks } from "@shop/shared/messages/en/common";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import {
  emptyListTexts,
  lessTexts,
  noProductsText,
  nothingFor,
  withFiltersText,
} from "@shop/shared/messages/en/products";
import { ButtonLink } from "../../../ui/form/Button";
import { space } from "../../../theme/tokens";
import { Empty } from "../../../ui/feedback/states";
import { useCategoryPath } from "./category-path";
import { searchAddress, unnarrowed, type ProductSearch } from "./product-search";
import { SearchHelp } from "./SearchHelp";

/** Narrow margins, so that the help is visible. */
const NoResults = styled.div`
  > :first-child {
    min-height: 0;
    padding-block: ${space[4]} ${space[6]};
    overflow-wrap: anywhere;
  }
`;

interface NothingFoundProps {
  search: ProductSearch;
}

/** No results: links to the list without filters, and suggests alternatives. */
export function NothingFound({ search: asked }: NothingFoundProps) {
  const path = useCategoryPath();
  const { slug: collection } = useParams(); // the help searches all products
  const { search, inStock, choices } = asked;
  if (!search && !inStock && choices.length === 0) return <Empty>{noProductsText}</Empty>;
  const [step, change] = nextStep({ search, inStock, choices });
  return (
    <NoResults>
      <Empty
        action={
          <ButtonLink variant="secondary" to={searchAddress({ ...asked, ...change })}>
            {step}
          </ButtonLink>
        }
      >
        {search ? (
          <>
            <span>{`${nothingFor(inStock)} ${quoteMarks[0]}`}</span>
            <bdi>{search}</bdi>
            <span>{`${quoteMarks[1]}${choices.length > 0 ? ` ${withFiltersText}` : ""}.`}</span>
          </>
        ) : choices.length > 0 ? (
          emptyListTexts.filtered(inStock)
        ) : (
          emptyListTexts.nothingInStock
        )}
      </Empty>
      {collection === undefined && <SearchHelp path={path} search={asked} />}
    </NoResults>
  );
}

function nextStep({
  search,
  inStock,
  choices,
}: Omit<ProductSearch, "sort" | "pages">): [string, Partial<ProductSearch>] {
  if (choices.length > 0) return [emptyListTexts.removeFilters, { choices: [], inStock: false }];
  if (search && inStock) return [lessTexts.stock, { inStock: false }];
  return [emptyListTexts.showAll, unnarrowed];
}
