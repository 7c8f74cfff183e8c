const { default: Sequencer } = require("@jest/test-sequencer");

/** The longest files come first, which are those that kill, attack and overload the shop: none of them is left for the end. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => path.includes("/test/trust/");
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
