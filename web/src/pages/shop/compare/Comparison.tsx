import { useState } from "react";
import { AddToCart } from "../../../features/cart/AddToCart";
import { ImagePlate, ProductCardImage } from "../../../ui/product/ProductImage";
import { comparedProducts } from "../../../features/catalogue/compare-list";
import { compareTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { X } from "../../../ui/icons/icons";
import { Link } from "../../../ui/layout/Link";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { ComparedProduct_ProductFragment } from "./ComparePage.generated";
import { compareProducts, type ComparedRow } from "./compare-products";
import { Filter, Remove, Table } from "./comparison-layout";

type Compared = ComparedProduct_ProductFragment;

/**
 * The products as columns, their properties as rows; differences are marked, and the equal rows can be
 * hidden.
 */
export function Comparison({ products }: { products: readonly Compared[] }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareProducts(products);
  const several = products.length > 1;
  const shown = onlyDifferences && several ? rows.filter(({ differs }) => differs) : rows;

  return (
    <>
      {several && (
        <Filter>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {compareTexts.onlyDifferences}
        </Filter>
      )}
      {/* On a phone the rows are CSS grids, which would lose their roles. */}
      <Table role="table" $columns={products.length} aria-label={compareTexts.caption}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{compareTexts.property}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th role="columnheader" scope="col" key={product.id}>
                <ProductHead product={product} others={products.filter(({ id }) => id !== product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Row({ row: { name, values, differs } }: { row: ComparedRow }) {
  return (
    <tr role="row" data-differs={differs ? "" : undefined}>
      <th role="rowheader" scope="row">
        <bdi>{name}</bdi>
        {differs && <VisuallyHidden> ({compareTexts.differs})</VisuallyHidden>}
      </th>
      {values.map((value, index) => (
        <td role="cell" key={index} dir="auto">
          {value ?? (
            <>
              <span aria-hidden>{compareTexts.missing}</span>
              <VisuallyHidden>{compareTexts.notGiven}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The image and the name of a product, its buttons, and a link that removes it. */
function ProductHead({ product, others }: { product: Compared; others: readonly Compared[] }) {
  const { id, slug, name, image } = product;
  const takeOut = () => comparedProducts.write(comparedProducts.read().filter((chosen) => chosen !== id));
  return (
    <>
      <ImagePlate>
        <ProductCardImage image={image} eager sizes="(min-width: 64rem) 15rem, 40vw" />
        <Remove
          to={paths.comparison(others.map((other) => other.id))}
          aria-label={`${compareTexts.remove}: ${name}`}
          onClick={takeOut}
        >
          <X size={18} />
        </Remove>
      </ImagePlate>
      <Link to={paths.product(id, slug)} title={name} dir="auto">
        {name}
      </Link>
      <AddToCart product={product} />
    </>
  );
}
