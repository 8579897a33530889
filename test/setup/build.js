const { spawnSync } = require('node:child_process');
const { resolve } = require('node:path');

/** Before the first test in a browser: builds what is stale, once, and not within a hook that may take two minutes. */
module.exports = () => {
  if (process.env.GREENROOM_IS_BUILT) return;
  const build = resolve(__dirname, '../tools/buildIfStale.mjs');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  process.env.GREENROOM_IS_BUILT = 'yes';
};
