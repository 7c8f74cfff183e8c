import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, IMAGES_PATH } from "@shop/shared/images";
import { useEffect, useRef, useState } from "react";
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
  return detail ?? "The picture could not be uploaded. Try again in a moment.";
}

/** The state of an upload; `share` is how much has been sent, from 0 to 1. */
export type UploadState =
  | { status: "idle" | "done" }
  | { status: "sending"; share: number }
  | { status: "failed"; message: string };

const notSent = "The picture could not be sent. Check the connection, then choose it again.";

function explainSize({ size }: File): string | undefined {
  if (size <= MAX_IMAGE_BYTES) return undefined;
  const [has, most] = [Math.ceil(megabytes(size)), megabytes(MAX_IMAGE_BYTES)];
  return `This file has ${has} MB, and a picture may have ${most} MB at the most.`;
}

/** Uploads one image at a time, a new one cancels the last, and calls `onUploaded` with the URL of the stored image. */
export function useImageUpload(onUploaded: (imageUrl: string) => void) {
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
