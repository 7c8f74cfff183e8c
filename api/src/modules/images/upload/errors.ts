import { UPLOAD_FORMATS } from "@shop/shared/images";
import { BadUserInput, DomainError, RateLimited } from "../../../errors";

/** What was sent is not in a format that is taken for a picture. */
export class UnsupportedImage extends DomainError {
  constructor() {
    super("BAD_USER_INPUT", `This is not a picture that the shop can show. Send a ${UPLOAD_FORMATS}.`);
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
