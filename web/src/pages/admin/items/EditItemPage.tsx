import { useState } from "react";
import { useParams, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { addItemsTexts, editItemTexts, manageItemsTexts } from "@shop/shared/messages/en/admin-items";
import { itemGroupTexts } from "@shop/shared/messages/en/admin-groups";
import { waitingText } from "@shop/shared/messages/en/common";
import { paths } from "../../../paths";
import { groupPath, newGroupPath } from "../parts/group-paths";
import { ButtonLink, Button } from "../../../ui/form/Button";
import { FormSkeleton, linesHigh, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { Empty, Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import {
  useEditItemQuery,
  type EditItem_ProductFragment,
  useEditProductMutation,
  type EditItemQuery,
  type EditProductMutation,
} from "./EditItemPage.generated";
import { toEntry, changesOf, changedFields, describeField } from "./form/product-edit";
import { ProductForm, type SaveProduct } from "./form/ProductForm";
import { RestockButton } from "../../../features/restock/RestockButton";
import { Card } from "../../../ui/layout/Card";
import { secondary, space, text } from "../../../theme/tokens";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { evicting } from "../../../graphql/evict";
import { truncate } from "../../../ui/format/format";
import { Notice } from "../../../ui/feedback/Notice";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

const Choice = styled(Notice)`
  display: grid;
  gap: ${space[3]};
  justify-items: start;

  h2 {
    font-size: ${text.body};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
  }
  dt {
    font-weight: 550;
  }
`;

interface EditConflictProps {
  /** The product as loaded into the form. */
  base: EditItem_ProductFragment;
  /** The product with another admin's changes. */
  theirs: EditItem_ProductFragment;
  onTakeTheirs: () => void;
}

/** Shows another admin's concurrent changes; the admin can drop their edits or save them on top. */
function EditConflict({ base, theirs, onTakeTheirs }: EditConflictProps) {
  return (
    <Choice role="alert">
      <h2>{editItemTexts.conflict}</h2>
      <dl>
        {changedFields(base, theirs).map((field) => {
          const [label, now] = describeField(theirs, field);
          return <Change key={field} label={label} now={now} />;
        })}
      </dl>
      <p>{editItemTexts.notSaved}</p>
      <Button variant="secondary" onClick={onTakeTheirs}>
        {editItemTexts.takeTheirs}
      </Button>
    </Choice>
  );
}

function Change({ label, now }: { label: string; now: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {editItemTexts.isNow} <bdi>{truncate(now, 300)}</bdi>
      </dd>
    </>
  );
}

type Product = EditItem_ProductFragment;
type SetError = Parameters<SaveProduct>[1];

/**
 * Saves the changes to `base` unless another admin has edited the product since it was loaded. In that case `theirs` is the current
 * product, and saving again applies the changes on top of it.
 */
function useEditProduct(base: Product, setBase: (base: Product) => void) {
  const [theirs, setTheirs] = useState<Product>();
  const [mutate] = useEditProductMutation(evicting("products", "topProducts"));
  const alert = useAlert();
  const returnToList = useReturnToList();

  const handleResult = async (result: EditProductMutation["editProduct"], setError: SetError) => {
    if (result.__typename === "ProductChanged") return setTheirs(result.product);
    if (result.__typename === "ProductNameTaken") {
      return setError("name", { message: result.message });
    }
    await returnToList();
    await alert(editItemTexts.saved); // shown on the list
  };
  const edit: SaveProduct = async (entry, setError) => {
    const input = { version: (theirs ?? base).version, ...changesOf(base, entry) };
    const { data } = await mutate({ variables: { id: base.id, input } });
    if (data) await handleResult(data.editProduct, setError);
  };
  const takeTheirs = () => {
    if (theirs) setBase(theirs);
    setTheirs(undefined);
  };

  return { edit, theirs, takeTheirs };
}

/** Returns to the page of Manage Items from which the admin came. */
function useReturnToList() {
  const navigate = useNavigateHere();
  const { state } = useLocation() as { state: { list?: string } | null };
  return async () => navigate(paths.manageItems + (state?.list ?? ""));
}

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[4]};
  margin-bottom: ${space[6]};

  dt {
    ${secondary}
  }
  dd {
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
  }
`;

const Waiting = styled.dd`
  && {
    ${secondary}
  }
`;

/**
 * The current stock, the number of waiting customers, the button that changes the stock, and a link to the variants. Not part of the form, because orders change
 * the stock while it is open.
 */
function StockSummary({ product }: { product: NonNullable<EditItemQuery["product"]> }) {
  const { group } = product;
  return (
    <Line>
      <dl>
        <dt>{addItemsTexts.quantity}</dt>
        <dd>{product.countInStock}</dd>
        {product.stockAlerts > 0 && <Waiting>{waitingText(product.stockAlerts)}</Waiting>}
      </dl>
      <div>
        <RestockButton product={product} size="medium" />
      </div>
      <ButtonLink to={group ? groupPath(group.id) : newGroupPath(product.id)} variant="secondary">
        {group ? itemGroupTexts.variants(group.name, group.products.length) : itemGroupTexts.make}
      </ButtonLink>
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

/** The form of Add Items with a product's values. After a conflict it keeps the edits until the admin decides. */
function EditProductForm({ product }: { product: EditItem_ProductFragment }) {
  const [base, setBase] = useState(product);
  const { edit, theirs, takeTheirs } = useEditProduct(base, setBase);

  return (
    <ProductForm
      key={base.version}
      initial={toEntry(base)}
      save={edit}
      submit={theirs ? editItemTexts.saveAnyway : editItemTexts.save}
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
