import { useState, type ComponentPropsWithRef, type FocusEvent } from "react";
import { styled } from "styled-components";
import { Plate } from "../../features/catalogue/ProductPicture";
import { color, radius, space, text } from "../../theme/tokens";
import { TextField, type FieldWords } from "../../ui/Field";
import { imageAddress } from "./item-rules";

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: ${space[4]};
  align-items: start;
`;

const Preview = styled(Plate)`
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

interface ImageFieldProps extends FieldWords, ComponentPropsWithRef<"input"> {
  /** The address that the form begins with. */
  initial: string;
}

/** The address of a product's picture, and beside it the picture, once one has left the field. */
export function ImageField({ initial, onBlur, ...field }: ImageFieldProps) {
  const [address, setAddress] = useState(initial);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setAddress(event.target.value.trim());
    onBlur?.(event);
  };
  return (
    <Line>
      <TextField {...field} onBlur={leave} inputMode="url" autoComplete="off" spellCheck={false} />
      <Picture key={address} address={imageAddress.test(address) ? address : ""} />
    </Line>
  );
}

function Picture({ address }: { address: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <Preview role="status">
      {address && !missing && (
        <img src={address} alt="The picture at this address" onError={() => setMissing(true)} />
      )}
      {missing && "No picture there"}
    </Preview>
  );
}
