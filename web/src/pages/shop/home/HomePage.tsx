import { Suspense, use } from "react";
import { styled } from "styled-components";
import { useFailureAlert } from "../../../features/use-failure-alert";
import { CardChoices } from "../CardChoices";
import { AddToCart } from "../../../features/cart/AddToCart";
import { InCart } from "../../../features/cart/InCart";
import { ProductGrid, ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { homeTexts, shopAlerts } from "../../../messages/products";
import { useBelowTheFold } from "../../../ui/browser/use-below-the-fold";
import { Column } from "../../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { CurrentSite, Head, type Site } from "../../../ui/layout/Head";
import { useStructuredData } from "../../../ui/layout/page-response";
import { Hero } from "./Hero";
import { HomeDocument, useHomeQuery } from "./HomePage.generated";
import { Newest } from "./Newest";
import { Reviews } from "./Reviews";
import { Statistics } from "./Statistics";
import { MainCategories } from "./MainCategories";
import type { MainCategories_ProductFragment } from "./MainCategories.generated";
import type { CustomerReview_ReviewFragment } from "../../../features/CustomerReview.generated";
import { ConfiguredLink } from "../../../ui/layout/ConfiguredLink";
import { color, from, radius, space, text } from "../../../theme/tokens";

const { landing } = homeTexts;

const Split = styled(Column)`
  display: grid;
  gap: ${space[10]};
  padding-block: clamp(${space[16]}, 9vw, ${space[32]});

  ${from.medium} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
  h2 {
    max-width: 14ch;
    font-size: ${text.heading};
    font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4.25rem);
    line-height: 1;
    letter-spacing: -0.04em;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 30rem;
  color: ${color.muted};
  font-size: ${text.large};
`;

const CallsToAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3.25rem;
    padding: 0 ${space[6]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-size: ${text.body};
    font-weight: 550;
    text-decoration: none;
  }
  a:first-child {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
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

/** The shop and its reviews for search engines; without the sample reviews of spec §2. */
export function shopStructuredData(
  reviews: readonly CustomerReview_ReviewFragment[],
  { name, origin }: Site,
): object {
  return {
    "@type": "OnlineStore",
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/preview.jpg`,
    review: reviews.map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: review.createdAt,
      reviewBody: review.comment,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 0 },
    })),
  };
}

type Categorised = Pick<MainCategories_ProductFragment, "category">;

function pathOf({ category }: Categorised): string[] {
  return category?.path.map(({ id }) => id) ?? [];
}

/**
 * Two dissimilar top products, such as a watch and a tool: the pair with the fewest common category steps. Taken from the
 * end of the list, so that the cards below don't begin with them; the first card is repeated only if there is no other.
 */
export function heroProducts<Product extends Categorised>(topProducts: readonly Product[]): Product[] {
  const [last, ...others] = topProducts.slice(1).reverse();
  if (!last) return topProducts.slice(0, 1);
  const known = new Set(pathOf(last));
  const shared = (product: Product) => pathOf(product).filter((step) => known.has(step)).length;
  const fewest = Math.min(...others.map(shared));
  const unlike = others.find((product) => shared(product) === fewest);
  return unlike ? [unlike, last] : [last];
}

/** The number of new products: one row of the grid. */
const NEWEST = 4;

/** The newest products not shown elsewhere on the page. */
export function newestProducts<Product extends { id: string }>(
  newest: readonly Product[],
  shown: readonly { id: string }[],
): Product[] {
  const ids = new Set(shown.map(({ id }) => id));
  return newest.filter(({ id }) => !ids.has(id)).slice(0, NEWEST);
}

const description =
  "Tools and watches that do one thing properly, reviewed and compared for those who work with them.";

/**
 * `/`: the eight best rated products in stock, links to the categories, new products, a landing section and reviews (spec
 * §2, D-13).
 */
export function HomePage() {
  const { data, error, refetch } = useHomeQuery();
  useFailureAlert(error, shopAlerts.productsUnavailable);
  const belowTheFold = useBelowTheFold();
  const site = use(CurrentSite);
  const topProducts = data?.topProducts ?? [];
  const hero = heroProducts(topProducts);
  useStructuredData("shop", () => data && shopStructuredData(data.reviews.nodes, site));

  return (
    <>
      <Head title="" description={description} />
      <Hero products={hero} loading={!data && !error} />
      <Column as="section" aria-label={homeTexts.heading}>
        <TopProducts data={data} error={error} onRetry={refetch} />
      </Column>
      {/* Hydrated after the page's top, or when pressed. */}
      <Suspense>
        <MainCategories
          categories={data?.categories ?? []}
          products={topProducts.filter(({ id }) => hero.every((shown) => shown.id !== id))}
        />
        {belowTheFold && (
          <>
            <Newest products={newestProducts(data?.newest.nodes ?? [], topProducts)} />
            <Statistics />
            <Landing />
            <Reviews reviews={data?.reviews.nodes ?? []} />
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
