import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { styled } from "styled-components";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { FieldError } from "../../../ui/form/Field";
import { Muted } from "../../../ui/layout/Muted";
import { Stack } from "../../../ui/layout/Page";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { ProductPicker } from "../parts/ProductPicker";
import { Sortable, SortableLine } from "../parts/Sortable";
import type { PickedProduct } from "./collection-entry";

const Line = styled(SortableLine)`
  align-items: center;
`;

const Product = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  overflow-wrap: anywhere;
`;

interface PickedProductsProps {
  products: readonly PickedProduct[];
  /** The error of a product at a place. */
  errorOf: (place: number) => string | undefined;
  onChange: (products: PickedProduct[]) => void;
}

/** The products chosen by hand, in order. */
export function PickedProducts({ products, errorOf, onChange }: PickedProductsProps) {
  const items = products.map((product) => ({ ...product, key: product.id }));
  return (
    <Stack $gap={4}>
      {products.length === 0 && <Muted as="p">{texts.noProducts}</Muted>}
      <Sortable
        label={texts.products}
        items={items}
        fallback={texts.productN}
        onMove={(moved) => onChange([...moved])}
        line={Line}
        content={({ name, image, draft }) => (
          <Product>
            <ProductThumbnail image={image} />
            <span>
              <bdi>{name}</bdi> {draft && <Badge>{texts.draft}</Badge>}
            </span>
          </Product>
        )}
        below={(_product, at) => errorOf(at) && <FieldError>{errorOf(at)}</FieldError>}
        removal={({ id, name }) => ({
          label: texts.takeOut(name),
          onRemove: () => onChange(products.filter((each) => each.id !== id)),
        })}
      />
      <ProductPicker
        chosen={new Set(products.map(({ id }) => id))}
        whyNot={() => undefined}
        onAdd={({ id, name, image, draft }) => onChange([...products, { id, name, image, draft }])}
      />
    </Stack>
  );
}
