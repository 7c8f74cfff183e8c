import { Conflict } from "../../errors";
import { codeOf } from "../error-codes";

/** A repeated request, without an answer of the first one to return. `reason` is its code, also over GraphQL. */
abstract class NoAnswer extends Conflict {
  override get details() {
    return { reason: codeOf(this) };
  }
}

/** The first request with the key is still running. */
export class KeyInUse extends NoAnswer {
  constructor() {
    super("The first request with this Idempotency-Key is still being done. Ask again.");
  }
}

/** The first request was executed, and its answer had a secret, which is never stored. */
export class SecretShownOnce extends NoAnswer {
  constructor() {
    super(
      "The first request with this Idempotency-Key was done, and its answer had a secret, which is shown once.",
    );
  }
}

/** The result of the first request is unknown: the shop failed before it could store the answer. */
export class ResultUnknown extends NoAnswer {
  constructor() {
    super(
      "The answer to the first request with this Idempotency-Key is lost. Look whether its change was made, and choose a new key.",
    );
  }
}
