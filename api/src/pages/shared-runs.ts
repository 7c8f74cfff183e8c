interface Flight<T> {
  running: Promise<T>;
  /** What starts when this one ends, for all who came meanwhile. */
  next?: Promise<T>;
}

/**
 * Work that is done once for all who wait for it. Who comes while it runs waits for the next run, which begins after
 * they came: nobody gets a result that is older than their question. A run that fails fails for all who wait.
 */
export class SharedRuns<T> {
  private readonly flights = new Map<string, Flight<T>>();

  /** Whether somebody waits for it. */
  has(key: string): boolean {
    return this.flights.has(key);
  }

  run(key: string, work: () => Promise<T>): Promise<T> {
    const flight = this.flights.get(key);
    if (!flight) return this.start(key, work);
    return (flight.next ??= flight.running.then(() => this.start(key, work)));
  }

  private start(key: string, work: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { running: work() };
    this.flights.set(key, flight);
    const end = () => void this.flights.delete(key);
    flight.running.then(() => flight.next === undefined && end(), end);
    return flight.running;
  }
}
