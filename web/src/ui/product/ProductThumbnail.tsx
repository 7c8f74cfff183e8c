import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "./ProductImage";
import { contained, radius } from "../../theme/tokens";

const ThumbnailPlate = styled(ImagePlate)`
  width: 2.5rem;
  height: 3rem;
  border-radius: ${radius.small};

  img {
    ${contained}
  }
`;

/** A product's image in a row. Decorative: the name is next to it. */
export function ProductThumbnail({ image }: { image: string }) {
  return (
    <ThumbnailPlate as="span">
      <ProductImage
        src={image}
        alt=""
        sizes="2.5rem"
        width={40}
        height={48}
        loading="lazy"
        decoding="async"
      />
    </ThumbnailPlate>
  );
}
