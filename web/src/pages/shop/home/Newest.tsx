import { styled } from "styled-components";
import { WasAndNow } from "../../../ui/product/Price";
import { ImagePlate, ProductCardImage } from "../../../ui/product/ProductImage";
import { homeTexts } from "../../../messages/products";
import { paths } from "../../../paths";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { truncate } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { Column } from "../../../ui/layout/Page";
import type { Newest_ProductFragment } from "./Newest.generated";

const Section = styled(Column)`
  padding-block: clamp(${space[4]}, 3vw, ${space[8]}) clamp(${space[16]}, 7vw, ${space[24]});

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[6]};
    margin-bottom: ${space[6]};
  }
  h2 {
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
  > header a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: ${color.accentInk};
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} clamp(${space[4]}, 2vw, ${space[6]});
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  /* Far below the window the browser neither lays it out nor loads its images; the padding leaves space for
     focus rings. */
  content-visibility: auto;
  contain-intrinsic-size: auto 38rem;

  ${from.large} {
    contain-intrinsic-size: auto 24rem;
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
export function Newest({ products }: { products: readonly Newest_ProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="newest">
      <header>
        <h2 id="newest">{homeTexts.newest.title}</h2>
        <Link to={paths.products}>{homeTexts.newest.all}</Link>
      </header>
      <Tiles>
        {products.map(({ id, name, price, regularPrice, image }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <Plate>
                <ProductCardImage image={image} sizes={imageSizes} />
              </Plate>
              <b dir="auto">{truncate(name, 60)}</b>
              <span>
                <WasAndNow price={price} regularPrice={regularPrice} />
              </span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
