import { z } from "zod";
import { shopNoteBounds } from "../shop-notes";
import { text } from "./fields";

/** A note of the shop: the argument of GraphQL's `saveOrderNote` and `saveCustomerNote`. */
export const shopNoteSchema = z.strictObject({ text: text(shopNoteBounds.text) });
