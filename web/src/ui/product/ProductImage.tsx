import {
  imageMediaTypes,
  imageName,
  IMAGES_PATH,
  imageWidths,
  isPhoto,
  NO_IMAGE,
  parseUpload,
} from "@shop/shared/images";
import { useState, type ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { color, motion, radius } from "../../theme/tokens";

/** The attributes of a `<source>`. */
interface ImageSource {
  type: string;
  srcSet: string;
}

const smallerFormats = ["avif", "webp"] as const;

/** The smaller formats and sizes of an uploaded image, preferred first; empty for images from elsewhere. */
export function imageSources(image: string): ImageSource[] {
  const uploaded = parseUpload(image);
  if (!uploaded || uploaded.format === "avif") return [];
  const stored = imageWidths.filter((width) => width <= uploaded.width);
  return smallerFormats.map((format) => ({
    type: imageMediaTypes[format],
    srcSet: stored
      .map((width) => `${IMAGES_PATH}/${imageName(uploaded.hash, width, format)} ${width}w`)
      .join(", "),
  }));
}

/** The tinted background of every product image. A photo fills it to its edges, on white: see GlobalStyle. */
export const ImagePlate = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.large};
  background: radial-gradient(90% 75% at 50% 38%, ${color.plateGlow}, ${color.plate});
`;

/** The background of a small image in a row. */
export const SmallImagePlate = styled(ImagePlate)`
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 86%;
  }
`;

/** The largest width of a thumbnail, in which a photo covers its plate. */
const THUMBNAIL_PX = 80;

interface ProductImageProps extends ComponentPropsWithRef<"img"> {
  src: string;
  /** The `sizes` attribute: the displayed width, so that the browser picks the smallest sufficient file. */
  sizes: string;
}

/** A product's image, responsive if the shop has it in several sizes; a placeholder if it can't be shown. */
export function ProductImage({ src, sizes, ...rest }: ProductImageProps) {
  const [broken, setBroken] = useState<string>();
  const show = src && broken !== src ? src : NO_IMAGE;
  // an image that failed before hydration no longer fires an error event
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && !(image.naturalWidth + image.naturalHeight) && show === src) setBroken(src);
  };
  const photo = show === src && isPhoto(src);
  const fit = Number(rest.width) <= THUMBNAIL_PX ? "small" : "";
  const image = (
    <img
      data-photo={photo ? fit : undefined}
      {...rest}
      ref={look}
      src={show}
      onError={() => setBroken(src)}
    />
  );
  const sources = show === src ? imageSources(src) : [];
  // a photo fills its plate, and this element keeps the space of the image's size
  const room = photo && rest.className && <span className={rest.className} />;
  return (
    <>
      {room}
      {sources.length === 0 ? (
        image
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </>
  );
}

/** 15 by 18 rem (spec §2), or as wide as a narrower plate. */
const CardImage = styled(ProductImage)`
  width: min(var(--image-width, 15rem), 100%);
  aspect-ratio: 5 / 6;
  object-fit: contain;
  transition: transform ${motion.calm};
`;

interface ProductCardImageProps {
  image: string;
  /** Empty if the product's name is next to the image. */
  alt?: string;
  /** Loads at once instead of near the viewport. */
  eager?: boolean;
  /** The displayed width, if less than 15rem. */
  sizes?: string;
}

/** A product's image in the fixed ratio of cards; reserves its space while loading. */
export function ProductCardImage({ image, alt = "", eager = false, sizes = "15rem" }: ProductCardImageProps) {
  return (
    <CardImage
      src={image}
      alt={alt}
      sizes={sizes}
      width={240}
      height={288}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
