import type { ErrorCode } from "../../../../src/errors";
import type { CallerName, Target, World } from "./world";

/** The code of a refusal; undefined if the response reports a missing object without a refusal. */
type Refusal = ErrorCode | "nothing";

/** The request of a root field, and the ownership rules in addition to the access table's role. */
export interface FieldRow {
  /** The owners of the requested object. Default: the shop. */
  targets?: readonly Target[];
  /** The arguments; mutations get new ones for each call with an expected success. */
  variables?(
    world: World,
    target: Target,
    caller: CallerName,
  ): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** The refusal for all callers except the owner and admins. */
  others?: ErrorCode;
  /** The refusal for a missing object. */
  missing?: Refusal;
  /** The type of the found object, if the field has several. */
  found?: string;
  /** Whether the ID token identifies the caller, and must be valid. */
  byIdToken?: true;
}
