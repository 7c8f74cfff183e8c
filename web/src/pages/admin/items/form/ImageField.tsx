import { IMAGE_URL } from "@shop/shared/product";
import { useState, type ComponentPropsWithRef, type FocusEvent } from "react";
import { styled } from "styled-components";
import { imageTexts } from "../../../../messages/product-form";
import { ImagePlate } from "../../../../features/catalogue/ProductImage";
import { color, radius, space, text } from "../../../../theme/tokens";
import { TextField, type FieldTexts } from "../../../../ui/form/Field";
import { ImageUpload } from "./ImageUpload";

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: ${space[4]};
  align-items: start;
`;

const Preview = styled(ImagePlate)`
  width: 5rem;
  height: 6rem;
  border-radius: ${radius.small};
  color: ${color.ink};
  font-size: ${text.tiny};
  text-align: center;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

interface ImageFieldProps extends FieldTexts, ComponentPropsWithRef<"input"> {
  /** The URL to show, until another one is typed. */
  shown: string;
  /** Called with the URL of an uploaded image. */
  onUploaded: (imageUrl: string) => void;
}

/** The URL of a product's image, typed or uploaded, with a preview that is updated when the field loses the focus. */
export function ImageField({ shown, onUploaded, onBlur, ...field }: ImageFieldProps) {
  const [address, setAddress] = useState(shown);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setAddress(shown);
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setAddress(event.target.value.trim());
    onBlur?.(event);
  };
  const takeOver = (uploaded: string) => {
    setAddress(uploaded);
    onUploaded(uploaded);
  };
  return (
    <Stack>
      <Line>
        <TextField {...field} onBlur={leave} inputMode="url" autoComplete="off" spellCheck={false} />
        <ImagePreview key={address} address={IMAGE_URL.test(address) ? address : ""} />
      </Line>
      <ImageUpload onUploaded={takeOver} />
    </Stack>
  );
}

function ImagePreview({ address }: { address: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <Preview role="status">
      {address && !missing && <img src={address} alt={imageTexts.preview} onError={() => setMissing(true)} />}
      {missing && "No picture there"}
    </Preview>
  );
}
