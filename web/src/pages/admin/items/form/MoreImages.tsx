import { IMAGE_URL, IMAGE_URL_RULE, MAX_IMAGES } from "@shop/shared/product";
import { useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { imageOrderTexts as texts } from "../../../../messages/product-form";
import { from, space } from "../../../../theme/tokens";
import { Button } from "../../../../ui/form/Button";
import { TextField } from "../../../../ui/form/Field";
import { ImageUpload } from "./ImageUpload";
import { ImageOrder } from "./ImageOrder";

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Line = styled.div`
  display: grid;
  gap: ${space[3]};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      margin-top: 1.75rem; /* the height of the label */
    }
  }
`;

interface MoreImagesProps {
  /** All images that there are, the first one included. */
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
}

/** Further images of a product, by their address or uploaded, and the order of all. */
export function MoreImages({ images, onChange }: MoreImagesProps) {
  const add = (image: string) => {
    if (!images.includes(image)) onChange([...images, image]);
  };
  return (
    <Stack>
      {images.length > 1 && <ImageOrder images={images} onChange={onChange} />}
      {images.length < MAX_IMAGES ? (
        <>
          <AddressLine images={images} onAdd={add} />
          <ImageUpload label={texts.upload} onUploaded={add} />
        </>
      ) : (
        <p>{texts.full(MAX_IMAGES)}</p>
      )}
    </Stack>
  );
}

/** Not a field of the form: Enter adds the image and doesn't save the item. */
function AddressLine({ images, onAdd }: { images: readonly string[]; onAdd: (image: string) => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const add = () => {
    const image = typed.trim();
    if (!IMAGE_URL.test(image)) return setError(`The URL ${IMAGE_URL_RULE}`);
    if (images.includes(image)) return setError(texts.known);
    onAdd(image);
    setTyped("");
    setError(undefined);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <Line>
      <TextField
        label={texts.another}
        value={typed}
        error={error}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={addOnEnter}
      />
      <Button variant="secondary" onClick={add}>
        {texts.add}
      </Button>
    </Line>
  );
}
