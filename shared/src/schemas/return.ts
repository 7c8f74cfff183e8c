import { z } from "zod";
import { returnBounds } from "../return-transitions";
import { text } from "./fields";

/** The reason of a return: the argument of GraphQL's `requestReturn`. */
export const returnReasonSchema = z.strictObject({ reason: text(returnBounds.reason) });

/** The answer to a return: the argument of GraphQL's `acceptReturn` and `declineReturn`. */
export const returnAnswerSchema = z.strictObject({ answer: text(returnBounds.answer) });
