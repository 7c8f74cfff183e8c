import { styled } from "styled-components";
import type { ProductCard_ProductFragment } from "../../../features/catalogue/ProductCard.generated";
import { homeTexts } from "../../../messages/products";
import { paths } from "../../../paths";
import { WasAndNow } from "../../../ui/product/Price";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { truncate } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { TickMarks } from "../../../ui/layout/TickMarks";
import { Spinner } from "../../../ui/feedback/Spinner";
import { Column } from "../../../ui/layout/Page";

const Stage = styled(Column)`
  --words: 46%;
  padding-block: ${space[4]} clamp(${space[10]}, 5vw, ${space[16]});

  ${from.large} {
    --words: 42%;
  }
`;

const Ground = styled(ImagePlate)`
  grid-template-columns: minmax(0, 1fr);
  place-items: stretch;
  background: radial-gradient(70% 60% at 50% 70%, ${color.plateGlow}, ${color.plate});

  ${from.medium} {
    grid-template-columns: var(--words) minmax(0, 1fr);
    min-height: clamp(26rem, 46vw, 44rem);
    background: radial-gradient(44% 75% at 70% 50%, ${color.plateGlow}, ${color.plate});
  }
`;

const Words = styled.div`
  --widest: 19vw;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  justify-items: start;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  padding: clamp(${space[6]}, 5vw, ${space[16]});

  ${from.medium} {
    --widest: 9.55vw;
    padding-right: 0;
  }
  ${from.large} {
    --widest: 8.75vw;
  }
  h1 {
    margin-left: -0.04em;
    font-size: min(${text.hero}, var(--widest)); /* its longest word fits */
    font-weight: 580;
    line-height: 0.92;
    letter-spacing: -0.052em;
  }
  p {
    max-width: 25rem;
    font-size: ${text.large};
  }
`;

/** The products side by side, the first one in front. Images may overlap their half, because they have margins. */
const Pair = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-height: 320px;
`;

const CaptionLink = styled(Link)`
  position: relative;

  img {
    position: absolute;
    inset: 50% auto auto 50%;
    width: 117%;
    max-width: none;
    max-height: 100%;
    object-fit: contain;
    translate: -50% -50%;
    transition: translate ${motion.calm};
  }
  ${from.medium} {
    &:first-child img {
      width: 134%;
    }
  }
  &:hover img {
    translate: -50% calc(-50% - 2px);
  }
  &&&& img[data-photo] {
    object-fit: cover;
    translate: none;
  }
`;

const LoadingImage = styled.div`
  --spinner-size: 3rem;
  display: grid;
  place-items: center;
  min-height: 320px;
  color: ${color.accentInk};
`;

/** Keeps its height while the products load. These links aren't in the tab order, because the cards have them. */
const Captions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  min-height: var(--target);
  padding-top: ${space[2]};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  ${from.medium} {
    padding-left: var(--words);
  }
  a {
    display: grid;
    align-content: start;
    min-height: var(--target);
    color: ${color.ink};
    text-decoration: none;
  }
  span {
    color: ${color.muted};
  }
  a:hover b {
    color: ${color.accentInk};
    text-decoration: underline;
  }
  b {
    font-weight: 500;
  }
`;

const Scale = styled(TickMarks)`
  position: absolute;
  inset: auto 0 0;
`;

/**
 * The displayed width of the first image next to the text: 134% of its half of the plate. A smaller value is used below the text; with a
 * file of the full width the largest paint came 70 ms later.
 */
const imageSizes = "(min-width: 48rem) min(39vw, 36rem), 64vw";

interface HeroProps {
  /** One or two. */
  products: readonly ProductCard_ProductFragment[];
  loading: boolean;
}

/** The hero section: the heading, and large images of two products. */
export function Hero({ products, loading }: HeroProps) {
  return (
    <Stage>
      <Ground>
        <Words>
          <h1>{homeTexts.heading}</h1>
          <p>{homeTexts.lead}</p>
          <ButtonLink to={paths.products} size="large">
            {homeTexts.allProducts}
          </ButtonLink>
        </Words>
        {products.length > 0 && (
          <Pair>
            {products.map(({ id, image }, index) => (
              <CaptionLink key={id} to={paths.product(id)} tabIndex={-1} aria-hidden>
                <ProductImage
                  src={image}
                  alt=""
                  sizes={imageSizes}
                  width={600}
                  height={720}
                  {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
                />
              </CaptionLink>
            ))}
          </Pair>
        )}
        {loading && (
          <LoadingImage>
            <Spinner />
          </LoadingImage>
        )}
        <Scale />
      </Ground>
      <Captions>
        {products.map(({ id, name, price, regularPrice }) => (
          <Link key={id} to={paths.product(id)} tabIndex={-1}>
            <b dir="auto">{truncate(name, 60)}</b>
            <span>
              <WasAndNow price={price} regularPrice={regularPrice} />
            </span>
          </Link>
        ))}
      </Captions>
    </Stage>
  );
}
