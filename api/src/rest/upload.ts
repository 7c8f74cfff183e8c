import { serverTexts } from "@shop/shared/messages/server";
import { Readable } from "node:stream";
import { megabytes } from "@shop/shared/bytes";
import { errorCodes, type FastifyRequest } from "fastify";
import { BadUserInput, DomainError } from "../errors";
import { RequestTimeout } from "../http/load/slow-bodies";
import type { Upload } from "./route";

/** The upload is larger than allowed. */
class UploadTooLarge extends DomainError {
  constructor({ field, maxBytes }: Upload) {
    super("BAD_USER_INPUT", serverTexts().adminRefusals.uploadRefusals.tooLarge(field, megabytes(maxBytes)));
  }

  override get status() {
    return 413;
  }
}

/**
 * Streams an upload. Throws if it has another media type or announces too many bytes; while it is read, throws
 * UploadTooLarge if it is too large, and BadUserInput if the client disconnects.
 */
export function openUpload({ headers, body }: FastifyRequest, upload: Upload): AsyncIterable<Buffer> {
  const type = headers["content-type"];
  const media = type?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (media !== upload.media && !upload.accepts?.test(media))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type ?? "");
  if (Number(headers["content-length"]) > upload.maxBytes) throw new UploadTooLarge(upload);
  return bounded(body instanceof Readable ? body : Readable.from([]), upload);
}

async function* bounded(sent: Readable, upload: Upload): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > upload.maxBytes) throw new UploadTooLarge(upload);
      yield chunk;
    }
  } catch (error) {
    if (sent.readableAborted && !(error instanceof RequestTimeout))
      throw new BadUserInput([
        { field: upload.field, message: serverTexts().fieldErrors.pictureErrors.notWhole },
      ]);
    sent.resume(); // clients read the answer only after sending the rest
    throw error;
  }
}
