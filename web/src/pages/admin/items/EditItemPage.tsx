import { useParams } from "react-router-dom";
import { manageItemsTexts } from "../../../messages/admin";
import { editItemTexts } from "../../../messages/edit-item";
import { paths } from "../../../routing/paths";
import { ButtonLink } from "../../../ui/form/Button";
import { FormSkeleton, linesHigh, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { useEditItemQuery } from "./EditItemPage.generated";
import { EditProductForm } from "./EditProductForm";
import { StockSummary, StockSummarySkeleton } from "./StockSummary";

/** `/manageItems/:id`: edits a product. Not in the specification. */
export function EditItemPage() {
  const { id = "" } = useParams();
  return (
    <Page title={editItemTexts.title} width="regular">
      <EditProduct key={id} id={id} />
    </Page>
  );
}

function EditProduct({ id }: { id: string }) {
  const { data, error, refetch } = useEditItemQuery({ variables: { id }, fetchPolicy: "network-only" });

  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={editItemTexts.loading}>
        <StockSummarySkeleton />
        <FormSkeleton controls={[oneLine, "8.5rem", oneLine, linesHigh(8)]} />
      </Loading>
    );
  }
  if (!data.product) {
    return (
      <Empty action={<ButtonLink to={paths.manageItems}>{manageItemsTexts.title}</ButtonLink>}>
        {editItemTexts.gone}
      </Empty>
    );
  }
  return (
    <>
      <StockSummary product={data.product} />
      <EditProductForm product={data.product} />
    </>
  );
}
