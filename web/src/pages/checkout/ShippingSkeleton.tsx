import { styled } from "styled-components";
import { space } from "../../theme/tokens";
import { Skeleton } from "../../ui/feedback/states";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { SmallPlate, Summary } from "./OrderSummary";
import { ShippingLayout } from "./ShippingLayout";

const Picture = styled.div`
  width: 100%;
  max-width: 11rem;
  aspect-ratio: 5 / 6;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** The placeholder of the shipping form and its summary. */
export function ShippingSkeleton() {
  return (
    <ShippingLayout>
      <Summary>
        <SmallPlate>
          <Picture />
        </SmallPlate>
        <Facts>
          <Skeleton $width="90%" $height="2.8rem" />
          <Skeleton $width="40%" $height="1.3rem" />
          <Skeleton $width="100%" $height="1px" />
          <Skeleton $width="60%" $height="3.2rem" />
        </Facts>
      </Summary>
      <FormSkeleton controls={[oneLine, oneLine, linesHigh(3), oneLine, oneLine]} />
    </ShippingLayout>
  );
}
