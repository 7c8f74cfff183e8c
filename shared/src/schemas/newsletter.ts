import { z } from "zod";
import { newsletterEmailBounds } from "../newsletter";
import { text } from "./fields";

/** A newsletter subscription: an email as browsers accept it in an email field. */
export const newsletterSchema = z.strictObject({
  email: text(newsletterEmailBounds).regex(z.regexes.html5Email, "must be an email address"),
});
