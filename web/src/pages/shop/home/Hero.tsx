import { use } from "react";
import { styled } from "styled-components";
import type { ProductCard_ProductFragment } from "../../../features/catalogue/ProductCard.generated";
import { homeTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { WasAndNow } from "../../../ui/product/Price";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { truncate } from "../../../ui/format/format";
import { CurrentSite } from "../../../ui/layout/Head";
import { Link } from "../../../ui/layout/Link";
import { TickMarks } from "../../../ui/layout/TickMarks";
import { Spinner } from "../../../ui/feedback/Spinner";
import { Column } from "../../../ui/layout/Page";

const Stage = styled(Column)`
  padding-block: ${space[4]} 0;
`;

const Ground = styled(ImagePlate)`
  grid-template-columns: minmax(0, 1fr);
  place-items: stretch;
  background: radial-gradient(70% 60% at 50% 70%, ${color.plateGlow}, ${color.plate});

  ${from.medium} {
    grid-template-columns: 50% minmax(0, 1fr);
    min-height: clamp(26rem, 44vw, 42rem);
    background: radial-gradient(44% 75% at 72% 50%, ${color.plateGlow}, ${color.plate});
  }
`;

const Words = styled.div`
  z-index: 1;
  display: grid;
  align-content: center;
  gap: clamp(${space[5]}, 3vw, ${space[10]});
  padding: clamp(${space[6]}, 5vw, ${space[16]});

  ${from.medium} {
    padding-right: 0;
  }
  p {
    font-size: clamp(2rem, 0.9rem + 4.4vw, 5.25rem);
    font-weight: 580;
    line-height: 1;
    letter-spacing: -0.045em;
    text-wrap: balance;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  nav a {
    min-width: min(8.5rem, 100%);
  }
`;

/** A large image; it may overlap the plate's edges, because it has margins. */
const ProductLink = styled(Link)`
  position: relative;
  min-height: 300px;
  color: ${color.ink};
  text-decoration: none;

  img {
    position: absolute;
    inset: 50% auto auto 50%;
    width: 118%;
    max-width: none;
    height: 112%;
    object-fit: contain;
    translate: -50% -50%;
    transition: translate ${motion.calm};
  }
  &:hover img {
    translate: -50% calc(-50% - 2px);
  }
  &&&& img[data-photo] {
    object-fit: cover;
    translate: none;
  }
  > span {
    position: absolute;
    inset: auto ${space[5]} ${space[6]} auto;
    display: grid;
    max-width: 12rem;
    opacity: 0; /* on a phone only the link's name */
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
    text-align: right;

    ${from.medium} {
      opacity: 1;
    }
  }
  b {
    font-weight: 550;
  }
`;

const LoadingImage = styled.div`
  --spinner-size: 3rem;
  display: grid;
  place-items: center;
  min-height: 300px;
  color: ${color.accentInk};
`;

const Scale = styled(TickMarks)`
  position: absolute;
  inset: auto 0 0;
`;

/**
 * The displayed width of the image next to the text. A smaller value is used below the text; with a file of the full width the
 * largest paint came 70 ms later.
 */
const imageSizes = "(min-width: 48rem) min(39vw, 36rem), 64vw";

/** The number of main categories with a link. */
const WAYS_IN = 2;

interface HeroProps {
  product: ProductCard_ProductFragment | undefined;
  loading: boolean;
}

/** The opening: a line about the shop, links to its main categories, and a large picture: the shop's own, or of a product. */
export function Hero({ product, loading }: HeroProps) {
  const { categories, tagline, heroImageUrl } = use(CurrentSite);
  const shown = heroImageUrl ? undefined : product;
  const image = heroImageUrl ?? product?.image;
  return (
    <Stage>
      <Ground>
        <Words>
          <p>{tagline ?? homeTexts.lead}</p>
          <nav aria-label={homeTexts.worlds}>
            {categories.slice(0, WAYS_IN).map((category) => (
              <ButtonLink key={category.to} to={category.to} size="large">
                {category.name}
              </ButtonLink>
            ))}
            {categories.length === 0 && (
              <ButtonLink to={paths.products} size="large">
                {homeTexts.allProducts}
              </ButtonLink>
            )}
          </nav>
        </Words>
        {image && (
          // not in the tab order, because a card or the top bar has the link
          <ProductLink to={shown ? paths.product(shown.id, shown.slug) : paths.products} tabIndex={-1}>
            <ProductImage
              src={image}
              alt=""
              sizes={imageSizes}
              width={600}
              height={720}
              fetchPriority="high"
            />
            {shown && (
              <span>
                <b dir="auto">{truncate(shown.name, 60)}</b>
                <WasAndNow price={shown.price} regularPrice={shown.regularPrice} />
              </span>
            )}
          </ProductLink>
        )}
        {loading && !image && (
          <LoadingImage>
            <Spinner />
          </LoadingImage>
        )}
        <Scale />
      </Ground>
    </Stage>
  );
}
