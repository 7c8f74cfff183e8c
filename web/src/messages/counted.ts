/** "1 order", "1,204 orders". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** "3 orders delivered", or "2 of 3 orders delivered". */
export const doneTo = (noun: string, participle: string) => (done: number, of: number) =>
  done === of ? `${counted(done, noun)} ${participle}` : `${done} of ${counted(of, noun)} ${participle}`;

/** Who wants to be told when a product is back: "12 people are waiting". */
export const waitingText = (count: number) =>
  count === 1 ? "1 person is waiting" : `${count} people are waiting`;
