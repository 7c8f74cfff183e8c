import { serverTexts } from "@shop/shared/messages/server";
import type { Shop } from "../template/Frame";

/** The reason why an admin gets a mail. */
export const reasonForAdmins = ({ name }: Shop): string => serverTexts().mails.adminParts.reason(name);
