import { styled } from "styled-components";
import type { ProductCard_ProductFragment } from "../../../features/catalogue/ProductCard.generated";
import { homeTexts } from "../../../messages/home";
import { paths } from "../../../routing/paths";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { truncate, formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { TickMarks } from "../../../ui/layout/TickMarks";
import { Spinner } from "../../../ui/feedback/Spinner";
import { Column } from "../../../ui/layout/Page";

const Stage = styled(Column)`
  padding-block: ${space[4]} clamp(${space[10]}, 5vw, ${space[16]});
`;

const Ground = styled(ImagePlate)`
  place-items: stretch;
  background: radial-gradient(70% 60% at 50% 70%, ${color.plateGlow}, ${color.plate});

  ${from.medium} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    min-height: clamp(26rem, 46vw, 44rem);
    background: radial-gradient(40% 75% at 74% 50%, ${color.plateGlow}, ${color.plate});
  }
`;

const Words = styled.div`
  z-index: 1;
  display: grid;
  align-content: end;
  justify-items: start;
  gap: clamp(${space[4]}, 2vw, ${space[6]});
  padding: clamp(${space[6]}, 5vw, ${space[16]});

  ${from.medium} {
    padding-right: 0;
  }
  h1 {
    margin-left: -0.04em;
    font-size: ${text.hero};
    font-weight: 580;
    line-height: 0.92;
    letter-spacing: -0.052em;
  }
  p {
    max-width: 25rem;
    font-size: ${text.large};
  }
`;

/** The image is larger than its background, to show details that a grid can't. */
const Shown = styled(Link)`
  position: relative;
  display: block;
  min-height: 21rem;

  img {
    position: absolute;
    inset: 0 auto auto 50%;
    width: auto;
    max-width: none;
    height: 126%;
    translate: -50% 0;
    transition: translate ${motion.calm};
  }
  &:hover img {
    translate: -50% -2px;
  }
  ${from.medium} {
    img {
      top: -25%;
      height: 150%;
    }
  }
`;

const LoadingImage = styled.div`
  --spinner-size: 3rem;
  display: grid;
  place-items: center;
  min-height: 21rem;
  color: ${color.accentInk};
`;

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-top: ${space[3]};
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  a {
    min-height: 1.5rem;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
    text-decoration: underline;
  }
`;

const Scale = styled(TickMarks)`
  position: absolute;
  inset: auto 0 0;
`;

/** The hero section: the heading and a large image of the best rated product. */
export function Hero({ product, loading }: { product?: ProductCard_ProductFragment; loading: boolean }) {
  return (
    <Stage>
      <Ground>
        <Words>
          <h1>{homeTexts.heading}</h1>
          <p>
            Tools and watches that do one thing properly. These are the ones that their owners rate highest.
          </p>
          <ButtonLink to={paths.products} size="large">
            See all products
          </ButtonLink>
        </Words>
        {product && (
          <Shown to={paths.product(product.id)} tabIndex={-1} aria-hidden>
            <ProductImage
              src={product.image}
              alt=""
              sizes="55rem"
              width={600}
              height={720}
              fetchPriority="high"
            />
          </Shown>
        )}
        {loading && (
          <LoadingImage>
            <Spinner />
          </LoadingImage>
        )}
        <Scale />
      </Ground>
      {product && (
        <Caption>
          <Link to={paths.product(product.id)} dir="auto">
            {truncate(product.name, 60)}
          </Link>
          <span>{formatPrice(product.price)}</span>
        </Caption>
      )}
    </Stage>
  );
}
