import { serverTexts } from "@shop/shared/messages/server";
import { BadUserInput, DomainError, RateLimited } from "../../../errors";

/** The upload is not in a supported image format. */
export class UnsupportedImage extends DomainError {
  constructor() {
    const { refusals, rules } = serverTexts();
    super("BAD_USER_INPUT", refusals.reviewRefusals.unsupported(rules.uploadFormatsText));
  }

  override get status() {
    return 415;
  }
}

/** A rough maximum of the time for decoding the queued images, in seconds. */
const WAIT_SECONDS = 5;

/** Too many uploads at once for this process. */
export class TooManyUploads extends RateLimited {
  constructor() {
    super(WAIT_SECONDS, serverTexts().refusals.reviewRefusals.tooManyUploads);
  }
}

/** The error for a damaged or too large image. */
export const invalidImage = (message: string) => new BadUserInput([{ field: "picture", message }]);
