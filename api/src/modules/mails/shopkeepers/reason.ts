import type { Shop } from "../template/Frame";

/** The reason why an admin gets a mail. */
export const reasonForAdmins = ({ name }: Shop): string =>
  `You're receiving this email because you're an admin of ${name}.`;
