import { use } from "react";
import { useFailureAlert } from "../../../features/alerts/use-failure-alert";
import { AddToCart } from "../../../features/cart/AddToCart";
import { InCart } from "../../../features/cart/InCart";
import { ProductGrid, ProductGridSkeleton } from "../../../features/catalogue/ProductGrid";
import { homeTexts } from "../../../messages/home";
import { shopAlerts } from "../../../messages/shop";
import { useBelowTheFold } from "../../../ui/browser/use-below-the-fold";
import { Column } from "../../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { CurrentSite, Head } from "../../../ui/head/Head";
import { useStructuredData } from "../../../ui/head/page-response";
import { Hero } from "./Hero";
import { heroProducts } from "./hero-products";
import { HomeDocument, useHomeQuery } from "./HomePage.generated";
import { Landing } from "./Landing";
import { Newest } from "./Newest";
import { newestProducts } from "./newest-products";
import { Reviews } from "./Reviews";
import { Statistics } from "./Statistics";
import { shopStructuredData } from "./structured-data";
import { Worlds } from "./Worlds";

const description =
  "Tools and watches that do one thing properly, reviewed and compared for those who work with them.";

/**
 * `/`: the eight best rated products in stock, the ways into the categories, what is new, a landing section and reviews
 * (spec §2, D-13).
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
      <Worlds
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
  return <ProductGrid products={data.topProducts} columns="four" Action={AddToCart} Mark={InCart} />;
}
