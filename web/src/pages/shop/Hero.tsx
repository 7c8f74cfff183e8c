import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../app/paths";
import { Plate } from "../../features/catalogue/ProductPicture";
import type { ProductCard_ProductFragment } from "../../graphql/generated";
import { homeTexts } from "../../messages";
import { color, from, motion, space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { formatPrice } from "../../ui/format";
import { Graduation } from "../../ui/Graduation";
import { Column } from "../../ui/Page";

const Stage = styled(Column)`
  padding-block: ${space[4]} clamp(${space[8]}, 5vw, ${space[16]});
`;

const Ground = styled(Plate)`
  display: grid;
  place-items: stretch;
  background: radial-gradient(60% 90% at 50% 45%, ${color.plateGlow}, ${color.plate});

  ${from.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-height: clamp(26rem, 44vw, 38rem);
    background: radial-gradient(45% 80% at 72% 45%, ${color.plateGlow}, ${color.plate});
  }
`;

const Words = styled.div`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${space[5]};
  padding: clamp(${space[6]}, 5vw, ${space[16]});
  padding-bottom: clamp(${space[8]}, 5vw, ${space[16]});

  h1 {
    max-width: 8ch;
    font-size: ${text.hero};
    font-weight: 580;
    line-height: 0.94;
    letter-spacing: -0.05em;
  }
  p {
    max-width: 26rem;
    font-size: ${text.large};
  }
`;

const Shown = styled(Link)`
  position: relative;
  display: block;
  min-height: 21rem;
  color: ${color.ink};
  text-decoration: none;

  img {
    position: absolute;
    inset: 50% auto auto 50%;
    width: auto;
    max-width: none;
    height: 122%;
    translate: -50% -50%;
    transition: translate ${motion.calm};
  }
  &:hover img {
    translate: -50% calc(-50% - 2px);
  }
`;

const Caption = styled.span`
  position: absolute;
  right: clamp(${space[4]}, 2.5vw, ${space[8]});
  bottom: clamp(${space[6]}, 3vw, ${space[10]});
  z-index: 1;
  display: grid;
  max-width: 14rem;
  font-size: ${text.small};
  line-height: 1.4;
  text-align: end;

  b {
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }
`;

const Scale = styled(Graduation)`
  position: absolute;
  inset: auto 0 0;
`;

/** The first thing seen: what the page is about, in large type, and the best rated product, larger than life. */
export function Hero({ product }: { product?: ProductCard_ProductFragment }) {
  return (
    <Stage>
      <Ground>
        <Words>
          <h1>{homeTexts.heading}</h1>
          <p>Tools and watches that do one thing properly. These are the ones that their owners rate highest.</p>
          <ButtonLink to={paths.products} size="large">
            See all products
          </ButtonLink>
        </Words>
        {product && (
          <Shown to={paths.product(product.id)}>
            <img src={product.image} alt="" width={600} height={720} fetchPriority="high" />
            <Caption>
              <span>{product.name}</span>
              <b>{formatPrice(product.price)}</b>
            </Caption>
          </Shown>
        )}
        <Scale />
      </Ground>
    </Stage>
  );
}
