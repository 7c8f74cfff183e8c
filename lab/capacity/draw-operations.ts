import type { RequestOperation } from "../bench/costs/operation-requests";
import { requestRates } from "./compare";
import type { Day } from "./day";
import { operationNames } from "./operations";

const DRAWN = 1_000;

/**
 * The operations of a day's busiest seconds, each as often as its rate says, in a random order. Drawn from decks of a thousand, of which
 * each has the right shares, so that a short run has them too.
 */
export function drawOperations(day: Day, random: () => number): () => RequestOperation {
  const rates = requestRates(day);
  const total = operationNames.reduce((sum, name) => sum + rates[name], 0);
  const due = new Map<RequestOperation, number>();
  let deck: RequestOperation[] = [];
  const deal = () => {
    for (const name of operationNames.filter((each): each is RequestOperation => rates[each] > 0)) {
      const count = (due.get(name) ?? 0) + (DRAWN * rates[name]) / total;
      deck.push(...Array<RequestOperation>(Math.floor(count)).fill(name));
      due.set(name, count - Math.floor(count));
    }
    deck = shuffle(deck, random);
  };
  return () => {
    while (deck.length === 0) deal();
    return deck.pop() as RequestOperation;
  };
}

function shuffle<T>(list: T[], random: () => number): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
