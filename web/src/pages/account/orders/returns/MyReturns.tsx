import { myReturnsTexts } from "@shop/shared/messages/en/returns";
import { Card } from "../../../../ui/layout/Card";
import { Empty, Failure, Loading, Skeleton } from "../../../../ui/feedback/states";
import { ReturnCard } from "./ReturnCard";
import { useMyReturnsQuery } from "./returns.generated";

/** The viewer's returns, newest first. */
export function MyReturns() {
  const { data, error, refetch } = useMyReturnsQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={myReturnsTexts.loading}>
        <Skeleton $height="14rem" />
      </Loading>
    );
  }
  const { myReturns } = data;
  if (!myReturns || myReturns.length === 0) return <Empty>{myReturnsTexts.none}</Empty>;
  return (
    <Card as="ul">
      {myReturns.map((found) => (
        <ReturnCard key={found.id} found={found} />
      ))}
    </Card>
  );
}
