import type { ErrorCode } from "../../../../src/errors";
import type { CallerName, Target, World } from "./world";

/** The code of a refusal; undefined if the answer says that nothing exists without being a refusal. */
type Refusal = ErrorCode | "nothing";

/** How a root field is requested, and what ownership requires in addition to the access list's role. */
export interface FieldRow {
  /** The owners of what is requested. Default: the shop. */
  targets?: readonly Target[];
  /** The arguments; mutations get new ones for each call that is expected to succeed. */
  variables?(
    world: World,
    target: Target,
    caller: CallerName,
  ): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** The refusal for everyone but the owner and admins. */
  others?: ErrorCode;
  /** The refusal for something that doesn't exist. */
  missing?: Refusal;
  /** The type of what the variables find, where the field has several. */
  found?: string;
  /** Whether the ID token identifies the caller and must be valid. */
  byIdToken?: true;
}
