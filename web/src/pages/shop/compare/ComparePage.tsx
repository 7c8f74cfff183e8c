import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { comparedProducts } from "../../../features/catalogue/compare-list";
import { compareTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { color, space } from "../../../theme/tokens";
import { useDeviceList } from "../../../ui/browser/device-list";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { useResponseStatus } from "../../../ui/layout/page-response";
import { Link } from "../../../ui/layout/Link";
import { Page } from "../../../ui/layout/Page";
import { areOfDifferentCategories } from "./compare-products";
import {
  CompareDocument,
  useCompareQuery,
  type ComparedProduct_ProductFragment,
} from "./ComparePage.generated";
import { readComparedIds } from "./compared-ids";
import { Comparison } from "./Comparison";

const Notes = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[6]};
  color: ${color.muted};

  a {
    display: inline-block;
    min-height: var(--target);
    line-height: var(--target);
  }
`;

/** `/compare?ids=`: up to four products side by side. The URL contains all of it and can be shared. */
export function ComparePage() {
  const [query] = useSearchParams();
  const { ids, dropped } = readComparedIds(query);
  const { data, error, refetch } = useCompareQuery({ variables: namedIds(ids), skip: ids.length === 0 });
  const products = data && [data.a, data.b, data.c, data.d].filter((product) => product !== null);

  return (
    <Page title={compareTexts.heading} lead={compareTexts.lead} width="wide">
      {error && !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : ids.length === 0 ? (
        <NothingChosen wrong={dropped} />
      ) : !products ? (
        <Loading what={compareTexts.loading}>
          <Skeleton $height="30rem" />
        </Loading>
      ) : products.length === 0 ? (
        <NothingChosen wrong />
      ) : (
        <Compared products={products} missing={dropped || products.length < ids.length} />
      )}
    </Page>
  );
}

ComparePage.queryAt = (_params: object, query: URLSearchParams) => {
  const { ids } = readComparedIds(query);
  return ids.length === 0 ? [] : { query: CompareDocument, variables: namedIds(ids) };
};

function namedIds([a = "", b = "", c = "", d = ""]: readonly string[]) {
  return { a, b, c, d };
}

interface ComparedProps {
  products: ComparedProduct_ProductFragment[];
  /** Whether the URL names products that don't exist. */
  missing: boolean;
}

function Compared({ products, missing }: ComparedProps) {
  const notes = [
    products.length === 1 && compareTexts.oneOnly,
    areOfDifferentCategories(products) && compareTexts.differentCategories,
  ].filter(Boolean);
  return (
    <>
      {(missing || notes.length > 0) && (
        <Notes>
          {missing && (
            <p>
              {compareTexts.someMissing}{" "}
              <Link to={paths.comparison(products.map(({ id }) => id))}>{compareTexts.withoutMissing}</Link>
            </p>
          )}
          {notes.map((note) => (
            <p key={String(note)}>{note}</p>
          ))}
        </Notes>
      )}
      <Comparison products={products} />
    </>
  );
}

/** Links to the products chosen on this device, or to all products. `wrong`: the URL names products, but none exists. */
function NothingChosen({ wrong = false }: { wrong?: boolean }) {
  useResponseStatus(wrong ? 404 : 200);
  const chosen = useDeviceList(comparedProducts);
  const own = !wrong && chosen.length > 0;
  return (
    <Empty
      action={
        <ButtonLink to={own ? paths.comparison(chosen) : paths.products} variant="secondary">
          {own ? compareTexts.own : compareTexts.toProducts}
        </ButtonLink>
      }
    >
      {wrong ? compareTexts.nothingLeft : own ? compareTexts.ownLead : compareTexts.none}
    </Empty>
  );
}
