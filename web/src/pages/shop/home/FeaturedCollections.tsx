import { featuredTexts } from "@shop/shared/messages/en/products";
import type { FeaturedCollection } from "@shop/shared/storefront";
import { styled } from "styled-components";
import { color, from, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { Column } from "../../../ui/layout/Page";
import { ImagePlate, ProductCardImage } from "../../../ui/product/ProductImage";

const Section = styled(Column)`
  padding-block: clamp(${space[6]}, 5vw, ${space[16]});

  h2 {
    margin-bottom: ${space[4]};
    font-size: ${text.heading};
    letter-spacing: -0.035em;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(${space[4]}, 2vw, ${space[6]});
  }
  ${from.medium} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  a {
    display: grid;
    gap: ${space[2]};
    color: ${color.ink};
    font-weight: 550;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
    text-decoration: underline;
  }
`;

const Plate = styled(ImagePlate)`
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 3 / 2;
  padding: ${space[4]};
  --image-width: 20rem;

  img {
    height: 100%;
    aspect-ratio: auto;
  }
`;

/** The collections that the shop shows on its home page. */
export function FeaturedCollections({ collections }: { collections: readonly FeaturedCollection[] }) {
  return (
    <Section as="section" aria-labelledby="collections">
      <h2 id="collections">{featuredTexts.title}</h2>
      <ul>
        {collections.map(({ slug, name, imageUrl }) => (
          <li key={slug}>
            <Link to={`/collections/${slug}`} dir="auto">
              <Plate>
                {imageUrl && <ProductCardImage image={imageUrl} sizes="(min-width: 48rem) 20rem, 45vw" />}
              </Plate>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
