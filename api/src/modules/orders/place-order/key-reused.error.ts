import { BadUserInput } from "../../../errors";

/** The idempotency key was used before, for another order. */
export class KeyReused extends BadUserInput {
  constructor() {
    super([{ field: "idempotencyKey", message: "was used before for another order; choose a new one" }]);
  }

  override get status() {
    return 422;
  }
}
