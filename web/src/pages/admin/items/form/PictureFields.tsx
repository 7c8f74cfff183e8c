import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { ImageField } from "./ImageField";
import { MorePictures } from "./pictures/MorePictures";
import { productLabels as labels, productRules as rules, type ProductEntry } from "./product-entry";

/** A product's pictures: the first one, as the specification asks for it, and further ones with their order. */
export function PictureFields({ form }: { form: UseFormReturn<ProductEntry> }) {
  const { control, register, setValue, formState } = form;
  const [image, moreImages] = useWatch({ control, name: ["image", "moreImages"] });
  const [shown, setShown] = useState(image);
  const images = image.trim() ? [image.trim(), ...moreImages] : moreImages;

  const setImages = ([first = "", ...more]: readonly string[]) => {
    if (first !== image) {
      setValue("image", first, { shouldDirty: true, shouldValidate: true });
      setShown(first);
    }
    setValue("moreImages", more, { shouldDirty: true });
  };
  return (
    <>
      <ImageField
        label={labels.image}
        shown={shown}
        required
        error={formState.errors.image?.message}
        onUploaded={(address) => setImages([address, ...moreImages])}
        {...register("image", rules.image)}
      />
      <MorePictures images={images} onChange={setImages} />
    </>
  );
}
