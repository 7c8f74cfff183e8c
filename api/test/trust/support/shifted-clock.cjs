/** Preloaded into a shop process: sets its clock ahead by CLOCK_AHEAD_MS. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const { Date: RightDate } = globalThis;

globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RightDate.now() + ahead);
  }

  static now() {
    return RightDate.now() + ahead;
  }
};
