import { z } from "zod";
import { serverTexts } from "../messages/server";
import { newsletterEmailBounds } from "../newsletter";
import { text } from "./fields";

/** A newsletter subscription: an email as browsers accept it in an email field. */
export const newsletterSchema = z.strictObject({
  email: text(newsletterEmailBounds).regex(z.regexes.html5Email, {
    error: () => serverTexts().refusals.mailRefusals.notEmail,
  }),
});
