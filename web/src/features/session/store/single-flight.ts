/** Callbacks for the result of a task; not called if it was cancelled. */
interface Handlers<Result> {
  onDone(result: Result): void;
  onError(error: unknown): void;
}

/** Runs one asynchronous task at a time; a second call returns the running task. */
export class SingleFlight {
  #running: Promise<void> | null = null;

  /** Settles with the running task; null if there is none. */
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

  /** Ignores the result of the running task. */
  cancel(): void {
    this.#running = null;
  }
}
