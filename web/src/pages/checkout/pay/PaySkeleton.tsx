import { styled } from "styled-components";
import { Skeleton } from "../../../ui/feedback/states";
import { Line, LinePlate, Lines } from "../OrderLines";
import { PayCard, PayLayout } from "./PayPanel";
import { space } from "../../../theme/tokens";

const ImagePlaceholder = styled.div`
  width: 3.5rem;
  aspect-ratio: 56 / 67;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** The placeholder of payable orders. */
export function PaySkeleton() {
  return (
    <PayLayout>
      <Lines aria-hidden>
        <Line>
          <LinePlate>
            <ImagePlaceholder />
          </LinePlate>
          <Words>
            <Skeleton $width="12rem" $height="1.35rem" />
            <Skeleton $width="6rem" $height="1.3rem" />
            <Skeleton $width="8rem" $height="1.3rem" />
          </Words>
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
