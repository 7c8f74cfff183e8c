import { BadUserInput, DomainError, RateLimited } from "../../../errors";

/** The largest file that is taken for a picture: three times what a phone makes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The most pixels that a picture may have, whatever its file's size. */
export const MAX_IMAGE_PIXELS = 40_000_000;

const WANTED = "Send a JPEG, PNG, WebP, AVIF or GIF";

/** What was sent is not in a format that is taken for a picture. */
export class UnsupportedImage extends DomainError {
  constructor() {
    super("BAD_USER_INPUT", `This is not a picture that the shop can show. ${WANTED}.`);
  }

  override get status() {
    return 415;
  }
}

/** How long reading the pictures that are ahead takes at the most, roughly. */
const WAIT_SECONDS = 5;

/** More pictures at once than this process reads. */
export class TooManyUploads extends RateLimited {
  constructor() {
    super(WAIT_SECONDS, "Many pictures are being read right now. Try again in a moment.");
  }
}

/** What is wrong with a file that is a picture else. */
export const invalidImage = (message: string) => new BadUserInput([{ field: "picture", message }]);
