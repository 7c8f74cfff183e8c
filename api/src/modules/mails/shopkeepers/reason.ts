import type { Shop } from "../template/Frame";

/** Why an admin gets a mail. */
export const reasonForAdmins = ({ name }: Shop): string =>
  `You get this mail because you are an admin of ${name}.`;
