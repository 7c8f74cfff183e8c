import { styled } from "styled-components";
import { WasAndNow } from "../../../ui/product/Price";
import { ImagePlate, ProductCardImage } from "../../../ui/product/ProductImage";
import { homeTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { truncate } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Column } from "../../../ui/layout/Page";
import type { ProductTile_ProductFragment } from "../../../features/catalogue/ProductTile.generated";

const Section = styled(Column)`
  padding-top: clamp(${space[6]}, 5vw, ${space[16]});

  h2 {
    margin-bottom: ${space[4]};
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
`;

/** One row; on a phone it scrolls sideways. The padding leaves space for focus rings. */
const Tiles = styled.ul`
  display: grid;
  grid-auto-columns: clamp(9.5rem, 22%, 17rem);
  grid-auto-flow: column;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  /* Far below the window the browser neither lays it out nor loads its images. */
  content-visibility: auto;
  contain-intrinsic-size: auto 16rem;

  ${from.large} {
    contain-intrinsic-size: auto 24rem;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    display: grid;
    gap: ${space[1]};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover b {
    color: ${color.accentInk};
    text-decoration: underline;
  }
  a:hover img {
    translate: 0 -2px;
  }
  b {
    overflow-wrap: anywhere;
    font-weight: 550;
  }
  span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  small {
    white-space: nowrap;
  }
`;

const Plate = styled(ImagePlate)`
  margin-bottom: ${space[2]};
  padding: ${space[4]};
  --image-width: 13rem;

  img {
    transition: translate ${motion.calm};
  }
`;

/** As wide as a tile's image: half a phone, or 13rem. */
const imageSizes = "(min-width: 40rem) 13rem, 40vw";

/** The newest products; renders nothing if all of them are shown above. */
export function Newest({ products }: { products: readonly ProductTile_ProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="newest">
      <h2 id="newest">{homeTexts.newest}</h2>
      <Tiles>
        {products.map(({ id, slug, name, price, regularPrice, image, group }) => (
          <li key={id}>
            <Link to={paths.product(id, slug)}>
              <Plate>
                <ProductCardImage image={image} sizes={imageSizes} />
              </Plate>
              <b dir="auto">{truncate(name, 60)}</b>
              <span>
                <WasAndNow {...{ price, regularPrice, group }} />
              </span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
