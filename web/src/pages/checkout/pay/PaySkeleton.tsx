import { styled } from "styled-components";
import { Skeleton } from "../../../ui/feedback/states";
import { SmallImagePlate } from "../../../ui/product/ProductImage";
import { Line, Lines } from "../OrderLines";
import { PayCard, PayLayout } from "./PayPanel";
import { Stack } from "../../../ui/layout/Page";

const ImagePlaceholder = styled.div`
  width: 3.5rem;
  aspect-ratio: 56 / 67;
`;

/** The placeholder of payable orders. */
export function PaySkeleton() {
  return (
    <PayLayout>
      <Lines aria-hidden>
        <Line>
          <SmallImagePlate>
            <ImagePlaceholder />
          </SmallImagePlate>
          <Stack $gap={2}>
            <Skeleton $width="12rem" $height="1.35rem" />
            <Skeleton $width="6rem" $height="1.3rem" />
            <Skeleton $width="8rem" $height="1.3rem" />
          </Stack>
          <Skeleton $width="4rem" $height="1.5rem" />
        </Line>
      </Lines>
      <PayCard as="div">
        <Skeleton $height="2.25rem" />
        <Skeleton $height="3.25rem" />
        <Skeleton $height="2.6rem" />
      </PayCard>
    </PayLayout>
  );
}
