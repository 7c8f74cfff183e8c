import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { storefrontTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { uploadTexts } from "@shop/shared/messages/en/common";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { useAuthorizedRequest } from "../../../features/session/use-authorized-request";
import { useImageUploads } from "../../../features/uploads/use-image-uploads";
import { useUploadsFirst } from "../../../features/uploads/use-uploads-first";
import { color, radius, space, text } from "../../../theme/tokens";
import { lazyOptional } from "../../../ui/browser/lazy-optional";
import { Notice } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { FieldError } from "../../../ui/form/Field";
import { FileDrop } from "../../../ui/form/FileDrop";
import { ImageUp } from "../../../ui/icons/upload-icon";

const UploadList = lazyOptional(
  async () => (await import("../../../features/uploads/UploadList")).UploadList,
);

const Group = styled.div`
  display: grid;
  gap: ${space[2]};

  > p:first-child {
    font-size: ${text.small};
    font-weight: 550;
  }
  > [role="status"]:empty {
    position: absolute; /* takes no space in the grid */
  }
`;

/** On white, as logos are made for it. */
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  img {
    max-width: 12rem;
    max-height: 6rem;
    padding: ${space[1]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: #fff;
  }
`;

interface PictureFieldProps {
  /** The upload path. */
  path: string;
  label: string;
  hint: string;
  /** The accepted media types. */
  accept: string;
  /** The path of the picture; empty without one. */
  value: string;
  error: string | undefined;
  /** Explains what is wrong with a picture of this shape: its width by its height. */
  warningOf?: (shape: number) => string | undefined;
  onChange: (url: string) => void;
}

/** A picture: uploaded, shown and removed. The surrounding form waits for its upload. */
export function PictureField({
  path,
  label,
  hint,
  accept,
  value,
  error,
  warningOf,
  onChange,
}: PictureFieldProps) {
  const [loaded, setLoaded] = useState<{ url: string; shape: number }>();
  const warning = loaded && loaded.url === value ? warningOf?.(loaded.shape) : undefined;
  const { uploads, progress, add, retry, remove } = useImageUploads(path, useAuthorizedRequest(), onChange);
  const [isRefused, setRefused] = useState(false);
  const { isWaiting, sendAfterUploads } = useUploadsFirst(
    progress,
    () => Promise.resolve(),
    () => setRefused(true),
  );
  const problem = error ?? (isRefused && progress.haveFailed() ? uploadTexts.failed : undefined);
  const group = useRef<HTMLDivElement>(null);
  const hold = useEffectEvent((event: Event) => {
    if (!progress.isSending() && !progress.haveFailed()) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the form's own handler saves without the picture
    if (!isWaiting) void sendAfterUploads(null, event);
  });
  useEffect(() => {
    const form = group.current?.closest("form");
    form?.addEventListener("submit", hold, true);
    return () => form?.removeEventListener("submit", hold, true);
  }, []);
  return (
    <Group ref={group} role="group" aria-label={label}>
      <p>{label}</p>
      {value && (
        <Shown>
          <img
            src={value}
            alt={texts.current(label)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setLoaded({ url: value, shape: naturalWidth / naturalHeight })
            }
          />
          <Button variant="secondary" onClick={() => onChange("")}>
            {texts.removePicture}
          </Button>
        </Shown>
      )}
      {warningOf && <div role="status">{warning && <Notice>{warning}</Notice>}</div>}
      {uploads.length > 0 && (
        <Suspense fallback={null}>
          <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
        </Suspense>
      )}
      <FileDrop
        compact
        label={
          <>
            <ImageUp size={20} aria-hidden />
            <span>{texts.upload(label)}</span>
          </>
        }
        hint={`${hint} ${texts.size(megabytes(MAX_IMAGE_BYTES))}`}
        accept={accept}
        onChoose={add}
      />
      <p role="status">{isWaiting && uploadTexts.waiting}</p>
      {problem && <FieldError>{problem}</FieldError>}
    </Group>
  );
}
