import { styled } from "styled-components";
import { from, space } from "../../theme/tokens";
import { Skeleton } from "../../ui/feedback/states";

/** The summary above the form, or at its side in wider windows. */
export const ShippingLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${from.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[12]};

    > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

/** The placeholder of the sums, equally high. */
export const SumsSkeleton = styled(Skeleton)`
  height: 7rem;
`;
