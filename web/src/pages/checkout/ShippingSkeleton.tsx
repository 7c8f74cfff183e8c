import { styled } from "styled-components";
import { from, space } from "../../theme/tokens";
import { Skeleton } from "../../ui/feedback/states";
import { FormSkeleton, linesHigh, oneLine } from "../../ui/form/FormSkeleton";
import { Card } from "../../ui/layout/Card";

const Layout = styled.div`
  display: grid;
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

const Summary = styled(Skeleton)`
  height: 9.5rem;

  ${from.medium} {
    height: 24rem;
  }
`;

/** The placeholder of the shipping form and its summary. */
export function ShippingSkeleton() {
  return (
    <Layout>
      <Card>
        <Summary />
      </Card>
      <FormSkeleton controls={[oneLine, oneLine, linesHigh(3), oneLine, oneLine]} />
    </Layout>
  );
}
