import { useParams } from "react-router-dom";
import { manageItemsTexts, addItemsTexts } from "../../../messages/admin";
import { editItemTexts } from "../../../messages/edit-item";
import { paths } from "../../../routing/paths";
import { ButtonLink } from "../../../ui/form/Button";
import { FormSkeleton, linesHigh, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { useEditItemQuery, type EditItem_ProductFragment } from "./EditItemPage.generated";
import { useState } from "react";
import { EditConflict } from "./EditConflict";
import { toEntry } from "./form/product-entry";
import { ProductForm } from "./form/ProductForm";
import { useEditProduct } from "./use-edit-product";
import { styled } from "styled-components";
import { RestockButton } from "../../../features/restock/RestockButton";
import type { RestockButton_ProductFragment } from "../../../features/restock/restock.generated";
import { Card } from "../../../ui/layout/Card";
import { color, space, text } from "../../../theme/tokens";

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[4]};
  margin-bottom: ${space[6]};

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
  }
`;

/** The current stock and the button that changes it. Not part of the form, because orders change the stock meanwhile. */
function StockSummary({ product }: { product: RestockButton_ProductFragment }) {
  return (
    <Line>
      <dl>
        <dt>{addItemsTexts.quantity}</dt>
        <dd>{product.countInStock}</dd>
      </dl>
      <div>
        <RestockButton product={product} size="medium" />
      </div>
    </Line>
  );
}

/** The placeholder of {@link StockSummary}. */
function StockSummarySkeleton() {
  return (
    <Line>
      <Skeleton $width="7rem" $height="3.5rem" />
      <Skeleton $width="6rem" $height="var(--target)" />
    </Line>
  );
}

/** The form of Add Items with a product's values. On a conflict, what was typed stays until the admin decides. */
function EditProductForm({ product }: { product: EditItem_ProductFragment }) {
  const [base, setBase] = useState(product);
  const { edit, theirs, takeTheirs, failure } = useEditProduct(base, setBase);

  return (
    <ProductForm
      key={base.version}
      initial={toEntry(base)}
      save={edit}
      failure={failure}
      submit={theirs ? "Save mine anyway" : "Save"}
      withQuantity={false}
      notice={theirs && <EditConflict base={base} theirs={theirs} onTakeTheirs={takeTheirs} />}
    />
  );
}

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
