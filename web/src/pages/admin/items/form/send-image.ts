/** The shop answered, and doesn't take the picture; the message says why, in words for a person. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Sending {
  accessToken: string | null;
  /** Stops the sending. */
  signal: AbortSignal;
  /** How much of it has been sent: 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a picture and resolves to its address. Throws PictureRefused, or a TypeError where the shop can't be reached.
 * Not by `fetch`, which doesn't tell how far it is.
 */
export function sendImage(file: File, { accessToken, signal, onProgress }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/pictures");
    request.responseType = "json";
    request.setRequestHeader("authorization", `Bearer ${accessToken}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { image } = (request.response ?? {}) as { image?: string };
      if (request.status === 200 && image) resolve(image);
      else reject(refusalOf(request));
    };
    request.onerror = request.onabort = () => reject(new TypeError("The picture could not be sent."));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

interface Problem {
  detail?: string;
  errors?: { message: string }[];
}

function refusalOf({ status, response }: XMLHttpRequest): UploadRefused {
  const { detail, errors } = (response ?? {}) as Problem;
  const fault = errors?.[0] && `The picture ${errors[0].message}.`;
  return new UploadRefused(
    status,
    fault ?? detail ?? "The picture could not be taken. Try again in a moment.",
  );
}
