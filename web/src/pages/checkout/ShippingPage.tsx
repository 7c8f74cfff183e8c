import { isQuantity } from "@shop/shared/stock";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useAddressBook } from "../../features/addresses/use-address-book";
import { shippingTexts } from "@shop/shared/messages/en/checkout";
import { Page, Stack } from "../../ui/layout/Page";
import { Empty, Failure, Loading, Skeleton, seeProducts } from "../../ui/feedback/states";
import { ProductShipping } from "./ProductShipping";
import { useShippingQuery } from "./ShippingPage.generated";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { SmallPlate, Summary } from "./OrderSummary";
import { ShippingLayout } from "./ShippingLayout";

const ImagePlaceholder = styled.div`
  width: 100%;
  max-width: 11rem;
  aspect-ratio: 5 / 6;
`;

/** The placeholder of the shipping form and its summary. */
function ShippingSkeleton() {
  return (
    <ShippingLayout>
      <Summary>
        <SmallPlate>
          <ImagePlaceholder />
        </SmallPlate>
        <Stack $gap={3}>
          <Skeleton $width="90%" $height="2.8rem" />
          <Skeleton $width="40%" $height="1.3rem" />
          <Skeleton $width="100%" $height="1px" />
          <Skeleton $width="60%" $height="3.2rem" />
        </Stack>
      </Summary>
      <FormSkeleton controls={[oneLine, oneLine, linesHigh(3), oneLine, oneLine]} />
    </ShippingLayout>
  );
}

/** `/payment/:id/:qty` (spec §2 Shipping). */
export function ShippingPage() {
  return (
    <Page title={shippingTexts.heading} width="regular">
      <Shipping />
    </Page>
  );
}

function Shipping() {
  const { id = "", qty: quantity = "" } = useParams();
  const book = useAddressBook();
  const { data, error, refetch } = useShippingQuery({ variables: { id }, fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  const skeleton = (
    <Loading what={shippingTexts.loading}>
      <ShippingSkeleton />
    </Loading>
  );
  if (!data || !book) return skeleton;
  if (!data.product) return <Empty action={seeProducts}>{shippingTexts.notSold}</Empty>;
  return (
    <Suspense fallback={skeleton}>
      <ProductShipping
        key={`${id} ${quantity}`}
        product={data.product}
        initialQuantity={parseQuantity(quantity)}
        book={book}
      />
    </Suspense>
  );
}

/** The URL's quantity, or 1 if it is invalid: /payment/x/0, /payment/x/-1. */
function parseQuantity(quantity: string): number {
  return isQuantity(Number(quantity)) ? Number(quantity) : 1;
}
