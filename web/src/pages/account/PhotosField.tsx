import { uploadFormatsText } from "@shop/shared/messages/en/rules";
import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, uploadMediaTypes } from "@shop/shared/images";
import { MAX_REVIEW_PHOTOS } from "@shop/shared/review";
import { useEffect, useId, useRef, useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../ui/product/ProductImage";
import { UploadList } from "../../features/uploads/UploadList";
import { useAuthorizedRequest } from "../../features/session/use-authorized-request";
import { useImageUploads, type Upload } from "../../features/uploads/use-image-uploads";
import { useUploadsFirst } from "../../features/uploads/use-uploads-first";
import { addProductReviewTexts as texts } from "@shop/shared/messages/en/account";
import { uploadTexts } from "@shop/shared/messages/en/common";
import { color, contained, radius, secondary, shadow, space, text } from "../../theme/tokens";
import { FieldError } from "../../ui/form/Field";
import { FileDrop } from "../../ui/form/FileDrop";
import { iconButton } from "../../ui/form/icon-button-style";
import { X } from "../../ui/icons/icons";
import { ImageUp } from "../../ui/icons/upload-icon";

const Group = styled.div`
  display: grid;
  gap: ${space[2]};

  > p:first-child {
    font-size: ${text.small};
    font-weight: 550;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  > [role="status"] {
    ${secondary}
  }
  > [role="status"]:empty {
    position: absolute;
  }
`;

const Tile = styled.li`
  position: relative;

  > div {
    width: 7rem;
    aspect-ratio: 1;
    border-radius: ${radius.small};
  }
  img {
    ${contained}
  }
  button {
    ${iconButton}
    position: absolute;
    top: ${space[1]};
    right: ${space[1]};
    border-radius: 50%;
    background: ${color.surface};
    box-shadow: ${shadow.resting};
  }
`;

interface PhotosFieldProps {
  label: string;
  /** Says that these are too many photos. */
  tooMany?: (most: number) => string;
  /** URLs of stored photos. */
  photos: readonly string[];
  onChange: (photos: readonly string[]) => void;
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  remove: (upload: Upload) => void;
  /** A new object for each refusal, so that it gets the focus each time. */
  error: { message?: string | undefined } | undefined;
}

/** The photos of a review or a return: uploaded when chosen; can be removed. */
function PhotosField({
  label,
  tooMany = texts.tooManyPhotos,
  photos,
  onChange,
  uploads,
  add,
  retry,
  remove,
  error,
}: PhotosFieldProps) {
  const [titleId, errorId] = [useId(), useId()];
  const [notice, setNotice] = useState("");
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), [error]); // below the photos it may be out of sight
  const room = MAX_REVIEW_PHOTOS - photos.length - uploads.filter(({ failure }) => failure === null).length;

  const choose = (files: readonly File[]) => {
    setNotice(files.length > room ? tooMany(MAX_REVIEW_PHOTOS) : "");
    add(files.slice(0, Math.max(room, 0)));
  };
  const takeOff = (photo: string) => {
    onChange(photos.filter((other) => other !== photo));
    setNotice(texts.photoRemoved(photos.length - 1));
  };

  return (
    <Group role="group" aria-labelledby={titleId} aria-describedby={error ? errorId : undefined}>
      <p id={titleId}>{label}</p>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, at) => (
            <Tile key={photo}>
              <ImagePlate>
                <ProductImage src={photo} alt={texts.photo(at + 1)} sizes="7rem" width={112} height={112} />
              </ImagePlate>
              <button type="button" aria-label={texts.removePhoto(at + 1)} onClick={() => takeOff(photo)}>
                <X size={20} aria-hidden />
              </button>
            </Tile>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {photos.length < MAX_REVIEW_PHOTOS && (
        <FileDrop
          compact
          multiple
          label={
            <>
              <ImageUp size={20} aria-hidden />
              {texts.addPhotos}
            </>
          }
          hint={texts.photoLimits(uploadFormatsText, megabytes(MAX_IMAGE_BYTES), MAX_REVIEW_PHOTOS)}
          accept={uploadMediaTypes.join()}
          onChoose={choose}
        />
      )}
      <p role="status">{notice}</p>
      {error && (
        <FieldError ref={shown} id={errorId} tabIndex={-1}>
          {error.message}
        </FieldError>
      )}
    </Group>
  );
}

/** The values of a form with photos. */
interface PhotosEntry {
  photos: readonly string[];
}

/** The field for the photos of a form, which are uploaded to a path, and a `send` for the form that waits for them. */
export function usePhotos<Entry extends PhotosEntry>(
  form: UseFormReturn<Entry>,
  path: string,
  send: (entry: Entry) => Promise<void>,
  ofField: Pick<PhotosFieldProps, "label" | "tooMany">,
) {
  // a form with more fields has this one too, but its type is not assignable
  const { control, getValues, setValue, setError, clearErrors } =
    form as unknown as UseFormReturn<PhotosEntry>;
  const { field, fieldState } = useController({ name: "photos", control });
  const { uploads, progress, remove, ...change } = useImageUploads(path, useAuthorizedRequest(), (photo) => {
    setValue("photos", [...getValues("photos"), photo]);
    clearErrors("photos");
  });
  const { isWaiting, sendAfterUploads } = useUploadsFirst(progress, send, () =>
    setError("photos", { message: uploadTexts.failed }),
  );
  const removeUpload = (upload: Upload) => {
    remove(upload);
    clearErrors("photos");
  };
  return {
    photos: (
      <PhotosField
        {...ofField}
        {...change}
        photos={field.value}
        onChange={field.onChange}
        uploads={uploads}
        remove={removeUpload}
        error={fieldState.error}
      />
    ),
    status: <p role="status">{isWaiting && uploadTexts.waiting}</p>,
    isWaiting,
    sendAfterUploads,
  };
}
