import { z } from "zod";
import { changedNameBounds } from "../user";
import { text } from "./fields";

/** The arguments of GraphQL's `changeMyName`. */
export const changeMyNameSchema = z.strictObject({ name: text(changedNameBounds) });
