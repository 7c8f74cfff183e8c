import { uploadTexts as texts } from "@shop/shared/messages/en/common";

interface SendOptions {
  /** The path of the upload. */
  path: string;
  accessToken: string | null;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The shop's response to an upload. */
export interface UploadResponse {
  status: number;
  /** The URL of the stored image, or a problem (RFC 9457) with the reason for the refusal. */
  body: { image?: string; detail?: string; errors?: { message: string }[] };
}

/**
 * Uploads an image and returns the response; throws a TypeError if the shop can't be reached or the upload is
 * cancelled. Uses XMLHttpRequest because `fetch` reports no progress.
 */
export function sendImage(
  file: File,
  { path, accessToken, signal, onProgress }: SendOptions,
): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
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

/** The reason why the shop refused an image, as a sentence. */
export function explainRefusal({ body: { detail, errors } }: UploadResponse): string {
  const [error] = errors ?? [];
  if (error) return texts.refused(error.message);
  return detail ?? texts.notStored;
}
