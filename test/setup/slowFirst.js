const Sequencer = require('@jest/test-sequencer').default;

/** What waits for a browser, or for servers that are killed and started again, begins first: nothing long is left for the end. */
const slow = ['/test/browser/', '/test/server/faults/', '/test/server/events/'];

const rankOf = ({ path }) => (slow.some((folder) => path.includes(folder)) ? 0 : 1);

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
