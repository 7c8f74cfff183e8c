import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, UPLOAD_FORMATS, uploadMediaTypes, IMAGES_PATH } from "@shop/shared/images";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { imageTexts } from "../../../../messages/product-form";
import { color, space, text } from "../../../../theme/tokens";
import { FileDrop } from "../../../../ui/form/FileDrop";
import { ImageUp } from "../../../../ui/icons/upload-icon";
import { useAuthorizedRequest } from "../../../../features/session/use-authorized-request";

interface SendOptions {
  accessToken: string | null;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The shop's response to an upload. */
interface UploadResponse {
  status: number;
  /** The URL of the stored image, or a problem (RFC 9457) that says why it was refused. */
  body: { image?: string; detail?: string; errors?: { message: string }[] };
}

/**
 * Uploads an image and returns the response; throws a TypeError where the shop can't be reached or the upload is
 * cancelled. Uses XMLHttpRequest because `fetch` reports no progress.
 */
function sendImage(file: File, { accessToken, signal, onProgress }: SendOptions): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", IMAGES_PATH);
    request.responseType = "json";
    request.setRequestHeader("authorization", `Bearer ${accessToken}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const body = (request.response ?? {}) as UploadResponse["body"];
      resolve({ status: request.status, body });
    };
    request.onerror = request.onabort = () => reject(new TypeError("The picture could not be sent."));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

/** Why the shop refused an image, in words for a person. */
function explainUploadRefusal({ body: { detail, errors } }: UploadResponse): string {
  const [error] = errors ?? [];
  if (error) return `The picture ${error.message}.`;
  return detail ?? "We couldn't upload the picture. Please try again.";
}

/** The state of an upload; `share` is how much has been sent, from 0 to 1. */
type UploadState =
  | { status: "idle" | "done" }
  | { status: "sending"; share: number }
  | { status: "failed"; message: string };

const notSent = "We couldn't upload the picture. Check your connection, then choose it again.";

function explainSize({ size }: File): string | undefined {
  if (size <= MAX_IMAGE_BYTES) return undefined;
  const [has, most] = [Math.ceil(megabytes(size)), megabytes(MAX_IMAGE_BYTES)];
  return `This file has ${has} MB. A picture can have up to ${most} MB.`;
}

/** Uploads one image at a time, a new one cancels the last, and calls `onUploaded` with the URL of the stored image. */
function useImageUpload(onUploaded: (imageUrl: string) => void) {
  const request = useAuthorizedRequest();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (message: string) => setState({ status: "failed", message });

  const send = async (file: File, signal: AbortSignal) => {
    const onProgress = (share: number) => setState({ status: "sending", share });
    const response = await request((accessToken) => sendImage(file, { accessToken, signal, onProgress }));
    const { image } = response.body;
    if (response.status !== 200 || !image) return fail(explainUploadRefusal(response));
    setState({ status: "done" });
    onUploaded(image);
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tooLarge = explainSize(file);
    if (tooLarge) return fail(tooLarge);
    setState({ status: "sending", share: 0 });
    await send(file, signal).catch(() => signal.aborted || fail(notSent));
  };

  return { state, upload };
}

const Progress = styled.progress`
  width: 100%;
  height: ${space[2]};
  margin-inline: ${space[2]};
  accent-color: ${color.accent};
`;

/** Touch screens can't drop files. */
const DropHint = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

const Message = styled.div<{ $bad?: boolean }>`
  flex-basis: 100%;
  padding-inline: ${space[2]};
  color: ${({ $bad }) => ($bad ? color.badInk : color.muted)};
  font-size: ${text.small};
  font-weight: ${({ $bad }) => ($bad ? 500 : 400)};

  /* An empty live region takes no space. */
  &:empty {
    position: absolute;
  }
`;

interface ImageUploadProps {
  label?: string;
  onUploaded: (imageUrl: string) => void;
}

/** Uploads an image that was chosen, photographed or dropped. */
export function ImageUpload({ label = "Upload a picture", onUploaded }: ImageUploadProps) {
  const { state, upload } = useImageUpload(onUploaded);
  return (
    <FileDrop
      compact
      label={
        <>
          <ImageUp size={20} aria-hidden />
          {label}
        </>
      }
      hint={
        <>
          <DropHint>{imageTexts.drop} </DropHint>
          {imageTexts.limits(UPLOAD_FORMATS, megabytes(MAX_IMAGE_BYTES))}
        </>
      }
      accept={uploadMediaTypes.join()}
      onChoose={(file) => void upload(file)}
    >
      {state.status === "sending" && <Progress value={state.share} aria-label={imageTexts.sending} />}
      <Message role="status">{progressOf(state)}</Message>
      <Message role="alert" $bad>
        {state.status === "failed" && state.message}
      </Message>
    </FileDrop>
  );
}

function progressOf(state: UploadState): string {
  if (state.status === "done") return "Picture uploaded.";
  if (state.status !== "sending") return "";
  return state.share < 1 ? "Uploading the picture…" : "Preparing the picture…";
}
