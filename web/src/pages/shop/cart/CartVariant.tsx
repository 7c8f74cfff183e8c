import { exceedsStock } from "@shop/shared/stock";
import { cartVariantTexts as texts } from "@shop/shared/messages/en/checkout";
import { toast } from "@shop/shared/messages/en/common";
import { nameWithOptions, namedOptions, shortOptions } from "@shop/shared/option-values";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import type { CartEntry } from "../../../features/cart/cart";
import { useCartActions } from "../../../features/cart/CartProvider";
import { replaceEntry, withOptions } from "../../../features/cart/replace-entry";
import { paths } from "../../../paths";
import { space } from "../../../theme/tokens";
import { afterPaint } from "../../../ui/browser/after-paint";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { Failure } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import { formatPrice } from "../../../ui/format/format";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { CartProductQuery } from "./CartPage.generated";
import { useCartVariantsQuery, type CartVariantsQuery } from "./CartVariant.generated";

/** Its text is aligned with the words. */
const Change = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * ${space[4]});
`;

const Choice = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
  max-width: 24rem;
`;

type Variant = NonNullable<NonNullable<CartVariantsQuery["product"]>["group"]>["products"][number];

interface CartVariantProps {
  entry: CartEntry;
  /** The current product. */
  product: CartProductQuery["product"] | undefined;
}

/** Changes the variant of an entry of the cart in its place. Also stores its options for the page without a network. */
export function CartVariant({ entry, product }: CartVariantProps) {
  const { productId, name } = entry;
  const { change } = useCartActions();
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  const named = namedOptions(product?.optionValues ?? []);

  // not whenever the entry changes: two tabs that know different options would overwrite each other's for ever
  useEffect(() => change((entries) => withOptions(entries, productId, named)), [change, productId, named]);

  if (!product?.group?.variantsText) return null; // the others may be deleted
  if (state === "open") return <VariantForm productId={productId} onClose={() => setState("closed")} />;
  return (
    <Change variant="quiet" autoFocus={state === "closed"} onClick={() => setState("open")}>
      {texts.change}
      <VisuallyHidden>{`: ${nameWithOptions(name, product.optionValues)}`}</VisuallyHidden>
    </Change>
  );
}

interface VariantFormProps {
  productId: string;
  /** Called if the current variant was chosen. */
  onClose: () => void;
}

/** The variants that can be ordered, and the sold-out ones, disabled. A button applies the choice, as arrow keys pass over other variants. */
function VariantForm({ productId, onClose }: VariantFormProps) {
  const { data, loading, error, refetch } = useCartVariantsQuery({ variables: { id: productId } });
  const [chosen, setChosen] = useState(productId);
  const [isGone, setGone] = useState(false);
  const replace = useReplace(productId);
  if (error) return <Failure error={error} onRetry={refetch} />;
  const variants = data?.product?.group?.products;
  if (!variants) return null;
  const current = variants.find(({ id }) => id === productId);
  const submit = async () => {
    if (chosen === productId) return onClose();
    // it may have been deleted or sold out since the choice was opened; a failure is shown in its place
    const answer = await refetch().catch(() => null);
    if (!answer) return;
    const variant = answer.data?.product?.group?.products.find(({ id }) => id === chosen);
    if (variant && !isSoldOut(variant)) return replace(variant);
    setGone(true);
    setChosen(productId);
  };
  return (
    <Choice
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField
        label={texts.variant}
        error={isGone ? texts.gone : undefined}
        autoFocus
        value={chosen}
        onChange={({ target }) => {
          setGone(false);
          setChosen(target.value);
        }}
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} disabled={isSoldOut(variant) && variant !== current}>
            {labelOf(variant, current)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" busy={loading}>
        {texts.change}
      </Button>
    </Choice>
  );
}

const isSoldOut = ({ countInStock }: Variant) => exceedsStock(countInStock, 1);

/** "Blue · Leather", with the price if it differs from the current variant's. */
function labelOf(variant: Variant, current: Variant | undefined): string {
  const name = shortOptions(variant.optionValues);
  if (isSoldOut(variant)) return texts.soldOut(name);
  return variant.price === current?.price ? name : `${name} (${formatPrice(variant.price)})`;
}

/** Replaces an entry by a variant, moves the focus to the variant's row and announces it. */
function useReplace(productId: string): (variant: Variant) => void {
  const { change } = useCartActions();
  const alert = useAlert();
  return (variant) => {
    change((entries) => replaceEntry(entries, productId, variant));
    // the new row is rendered by then
    afterPaint(() =>
      document.querySelector<HTMLElement>(`li a[href="${paths.product(variant.id, variant.slug)}"]`)?.focus(),
    );
    void alert(toast(texts.changed, nameWithOptions(variant.name, variant.optionValues)));
  };
}
