import { Suspense, use } from "react";
import { styled } from "styled-components";
import { useFailureAlert } from "../../../features/use-failure-alert";
import { CardChoices } from "../CardChoices";
import { AddToCart } from "../../../features/cart/AddToCart";
import { InCart } from "../../../features/cart/InCart";
import { ProductGrid, ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { homeDescription, homeTexts, shopAlerts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { lazyPart } from "../../../ui/browser/page-loading";
import { useBelowTheFold } from "../../../ui/browser/use-below-the-fold";
import { Column } from "../../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { CurrentSite, Head } from "../../../ui/layout/Head";
import { useStructuredData } from "../../../ui/layout/page-response";
import { Hero } from "./Hero";
import { HomeDocument, MoreReviewsDocument, useHomeQuery } from "./HomePage.generated";
import { Newest } from "./Newest";
import { Reviews } from "./Reviews";
import { Statistics } from "./Statistics";
import { Link } from "../../../ui/layout/Link";
import { ConfiguredLink } from "../../../ui/layout/ConfiguredLink";
import { color, from, radius, space, target, text } from "../../../theme/tokens";

const { landing } = homeTexts;

/** Loaded in shops that feature collections. */
const FeaturedCollections = lazyPart("rendered", () =>
  import("./FeaturedCollections").then((file) => file.FeaturedCollections),
);

const Section = styled(Column)`
  padding-top: clamp(${space[6]}, 5vw, ${space[16]});

  @media (max-width: 39.99rem) {
    --card-gap: ${space[4]};
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    justify-content: space-between;
    margin-bottom: ${space[4]};
  }
  h1 {
    font-size: clamp(1.5rem, 1.05rem + 1.8vw, 2.875rem); /* on a phone the link is next to it in any font */
    letter-spacing: -0.035em;
  }
  > header a {
    line-height: var(--target);
  }
`;

const Split = styled(Column)`
  display: grid;
  gap: ${space[5]};
  padding-block: clamp(${space[6]}, 8vw, ${space[24]});

  ${from.medium} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[10]};
    align-items: end;
  }
  h2 {
    max-width: 14ch;
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 30rem;
  color: ${color.muted};
`;

const CallsToAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  a {
    ${target}
    padding: 0 ${space[5]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: 550;
    text-decoration: none;
  }
`;

/** The landing section; its two calls to action link to the shop's configured addresses (spec §1). */
function Landing() {
  const { "get-started": getStarted, "live-demo": liveDemo } = use(CurrentSite).links;
  return (
    <Split as="section">
      <h2>{landing.title}</h2>
      <Words>
        <p>{landing.text}</p>
        <CallsToAction>
          {getStarted && <ConfiguredLink to={getStarted}>{landing.getStarted}</ConfiguredLink>}
          {liveDemo && <ConfiguredLink to={liveDemo}>{landing.liveDemo}</ConfiguredLink>}
        </CallsToAction>
      </Words>
    </Split>
  );
}

/** The most expensive of the last four top products, so that the first cards below don't repeat it. */
export function heroProduct<Product extends { price: number }>(
  topProducts: readonly Product[],
): Product | undefined {
  return [...topProducts.slice(-4)].sort((one, other) => other.price - one.price)[0];
}

const NEWEST = 4;

/** The newest products that are not among the top products. */
export function newestProducts<Product extends { id: string }>(
  newest: readonly Product[],
  shown: readonly { id: string }[],
): Product[] {
  const ids = new Set(shown.map(({ id }) => id));
  return newest.filter(({ id }) => !ids.has(id)).slice(0, NEWEST);
}

/**
 * `/`: the shop in one line and one image, the eight best rated products in stock, the statistics banner, new products, reviews
 * and a landing section (spec §2, D-13).
 */
export function HomePage() {
  const { data, error, refetch, fetchMore } = useHomeQuery();
  useFailureAlert(error, shopAlerts.productsUnavailable);
  const belowTheFold = useBelowTheFold();
  const site = use(CurrentSite);
  const topProducts = data?.topProducts ?? [];
  const loadReviews = (after: string | null) =>
    fetchMore({ query: MoreReviewsDocument, variables: { after } });
  useStructuredData(
    "shop",
    async () => data && (await import("./structured-data")).shopStructuredData(data.reviews.nodes, site),
  );

  return (
    <>
      <Head title="" description={homeDescription} />
      <Hero product={heroProduct(topProducts)} loading={!data && !error} />
      <Section as="section" aria-labelledby="top">
        <header>
          <h1 id="top">{homeTexts.heading}</h1>
          <Link to={paths.products}>{homeTexts.allProducts}</Link>
        </header>
        <TopProducts data={data} error={error} onRetry={refetch} />
      </Section>
      {site.featuredCollections && <FeaturedCollections collections={site.featuredCollections} />}
      {/* Hydrated after the page's top, or when pressed. */}
      <Suspense>
        {belowTheFold && (
          <>
            <Statistics />
            <Newest products={newestProducts(data?.newest.nodes ?? [], topProducts)} />
            <Reviews reviews={data?.reviews} onMore={loadReviews} />
            <Landing />
          </>
        )}
      </Suspense>
    </>
  );
}

HomePage.queryAt = () => ({ query: HomeDocument });

type HomeResult = ReturnType<typeof useHomeQuery>;

function TopProducts({
  data,
  error,
  onRetry,
}: Pick<HomeResult, "data" | "error"> & { onRetry: () => unknown }) {
  if (error && !data) return <Failure error={error} onRetry={onRetry} />;
  if (!data) {
    return (
      <Loading what={homeTexts.loading}>
        <ProductGridSkeleton count={8} columns="four" />
      </Loading>
    );
  }
  if (data.topProducts.length === 0) return <Empty>{homeTexts.nothingInStock}</Empty>;
  return (
    <ProductGrid
      products={data.topProducts}
      columns="four"
      Action={AddToCart}
      Mark={InCart}
      Choices={CardChoices}
    />
  );
}
