import { uploadFormatsText } from "@shop/shared/messages/en/rules";
import { megabytes } from "@shop/shared/bytes";
import { IMAGES_PATH, MAX_IMAGE_BYTES, uploadMediaTypes } from "@shop/shared/images";
import { MAX_IMAGES } from "@shop/shared/product";
import { Suspense, useId, useState, type KeyboardEvent } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { useAuthorizedRequest } from "../../../../features/session/use-authorized-request";
import { useImageUploads } from "../../../../features/uploads/use-image-uploads";
import { imageTexts as texts } from "@shop/shared/messages/en/admin-items";
import { color, from, secondary, space, text } from "../../../../theme/tokens";
import { lazyOptional } from "../../../../ui/browser/lazy-optional";
import { Button } from "../../../../ui/form/Button";
import { TextField } from "../../../../ui/form/Field";
import { FileDrop } from "../../../../ui/form/FileDrop";
import { ImageUp } from "../../../../ui/icons/upload-icon";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { ImageGrid } from "./ImageGrid";
import { productLabels, productRules, type ProductEntry } from "./product-entry";

/** Loaded with the first chosen file. */
const UploadList = lazyOptional(
  async () => (await import("../../../../features/uploads/UploadList")).UploadList,
);

const Group = styled.div`
  display: grid;
  gap: ${space[3]};

  > p:first-child {
    font-size: ${text.small};
    font-weight: 550;
  }
  summary {
    width: fit-content;
    line-height: var(--target);
    color: ${color.accentInk};
    font-weight: 550;
    cursor: pointer;
  }
`;

const ByUrl = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[2]};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      margin: 1.75rem 0 auto; /* the height of the label */
    }
  }
`;

/** Touch screens can't drop files. */
const DropHint = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

/** The images of the form: added ones and uploads. */
export function useProductImages({ control, setValue, getValues, clearErrors }: UseFormReturn<ProductEntry>) {
  const images = useWatch({ control, name: "images" });
  const [notice, setNotice] = useState("");

  const setImages = (next: readonly string[]) => {
    setValue("images", [...next], { shouldDirty: true });
    clearErrors("image");
  };
  const add = (image: string) => {
    const present = getValues("images"); // several may be stored before the next render
    if (present.includes(image)) return setNotice(texts.known);
    if (present.length === MAX_IMAGES) return setNotice(texts.full(MAX_IMAGES));
    setImages([...present, image]);
    setNotice(texts.added(present.length + 1));
  };
  const uploads = useImageUploads(IMAGES_PATH, useAuthorizedRequest(), add);
  return { images, setImages, add, notice, setNotice, uploads };
}

interface ImageFieldProps {
  form: UseFormReturn<ProductEntry>;
  images: ReturnType<typeof useProductImages>;
}

/**
 * A product's images: several uploads at a time, or added by their URL, and sorted. A URL typed but not added is added on submit,
 * because in the specification's form it is the only image field (spec §2 Add Items).
 */
export function ImageField({ form, images: pictures }: ImageFieldProps) {
  const { register, setValue, getValues, setError, clearErrors, formState } = form;
  const { images, setImages, add, notice, setNotice } = pictures;
  const { uploads, progress, ...change } = pictures.uploads;
  const [leftOut, setLeftOut] = useState(""); // stays while the rest are being stored
  const [isByUrl, setByUrl] = useState(images.length === 0);
  const titleId = useId();
  const error = formState.errors.image?.message;
  const room = MAX_IMAGES - images.length - uploads.filter(({ failure }) => failure === null).length;

  const choose = (files: readonly File[]) => {
    setNotice("");
    setLeftOut(files.length > room ? texts.tooMany(MAX_IMAGES, files.length - Math.max(room, 0)) : "");
    change.add(files.slice(0, Math.max(room, 0)));
  };
  const addTyped = () => {
    const typed = getValues("image").trim();
    const valid = !typed || productRules.image.validate(typed, getValues());
    if (valid !== true) return setError("image", { message: valid });
    if (!typed) return;
    add(typed);
    setValue("image", "");
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // doesn't submit the form
    addTyped();
  };

  return (
    <Group role="group" aria-labelledby={titleId}>
      <p id={titleId}>{texts.title}</p>
      {images.length > 0 && <ImageGrid images={images} onChange={setImages} />}
      {uploads.length > 0 && (
        <Suspense fallback={null}>
          <UploadList
            uploads={uploads}
            onRetry={change.retry}
            onRemove={(upload) => {
              change.remove(upload);
              clearErrors("image");
            }}
          />
        </Suspense>
      )}
      {images.length < MAX_IMAGES && (
        <FileDrop
          compact
          multiple
          label={
            <>
              <ImageUp size={20} aria-hidden />
              {texts.upload}
            </>
          }
          hint={
            <>
              <DropHint>{texts.drop} </DropHint>
              <span>{texts.limits(uploadFormatsText, megabytes(MAX_IMAGE_BYTES), MAX_IMAGES)}</span>
            </>
          }
          accept={uploadMediaTypes.join()}
          onChoose={choose}
        />
      )}
      <Notice role="status">{[leftOut, notice].filter(Boolean).join(" ")}</Notice>
      {images.length < MAX_IMAGES && (
        <details
          open={isByUrl || error !== undefined}
          onToggle={({ currentTarget }) => setByUrl(currentTarget.open)}
        >
          <summary>{texts.byUrl}</summary>
          <ByUrl>
            <TextField
              label={productLabels.image}
              required={images.length === 0 || undefined}
              error={error}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              {...register("image", {
                ...productRules.image,
                validate: (typed, entry) =>
                  (!typed && progress.isSending()) || productRules.image.validate(typed, entry),
              })}
              onKeyDown={addOnEnter}
            />
            <Button variant="secondary" onClick={addTyped}>
              {texts.add}
            </Button>
          </ByUrl>
        </details>
      )}
      {uploads.some(({ failure }) => failure === null) && (
        <VisuallyHidden role="status">{texts.sending}</VisuallyHidden>
      )}
    </Group>
  );
}

const Notice = styled.p`
  ${secondary}

  /* An empty live region takes no space. */
  &:empty {
    position: absolute;
  }
`;
