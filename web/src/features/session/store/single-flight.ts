/** What becomes of a piece of work, unless it was cancelled meanwhile. */
interface Handlers<Result> {
  onDone(result: Result): void;
  onError(error: unknown): void;
}

/** One asynchronous piece of work at a time: whoever asks while it runs gets the running one. */
export class SingleFlight {
  #running: Promise<void> | null = null;

  /** Resolves when the running work has ended one way or the other; null where none runs. */
  get running(): Promise<void> | null {
    return this.#running;
  }

  run<Result>(work: () => Promise<Result>, { onDone, onError }: Handlers<Result>): Promise<void> {
    if (this.#running) return this.#running;
    const unlessCancelled = (then: () => void) => {
      if (this.#running !== running) return;
      this.#running = null;
      then();
    };
    const running = work().then(
      (result) => unlessCancelled(() => onDone(result)),
      (error: unknown) => unlessCancelled(() => onError(error)),
    );
    return (this.#running = running);
  }

  /** Drops the outcome of whatever runs. */
  cancel(): void {
    this.#running = null;
  }
}
