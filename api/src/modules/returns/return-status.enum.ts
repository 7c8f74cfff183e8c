import type { ReturnStatus as Status } from "@shop/shared/return-transitions";
import { enumType } from "../../enum-type";

/** The states of a return. */
export const ReturnStatus = enumType("ReturnStatus", "The state of a return.", {
  REQUESTED: "The customer has asked for it.",
  ACCEPTED: "The shop expects the units.",
  DECLINED: "The shop doesn't take the units back.",
  RECEIVED: "The units are back, and no money was refunded yet.",
  REFUNDED: "The units are back, and their money was refunded.",
  CANCELLED: "The customer keeps the units.",
} satisfies Record<Status, string>);
export type ReturnStatus = keyof typeof ReturnStatus;
