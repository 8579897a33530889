import { startCalendarWorker } from '../../../src/server/calendar/worker';
import type { Worker } from '../../../src/server/installation';
import { until } from '../../tools/until';
import { pass, stopClock } from '../support/clock';
import { openCalendar, type Rig } from './rig';

stopClock();

const HOUR = 60 * 60_000;

let rig: Rig;
let worker: Worker;
beforeEach(async () => {
  rig = await openCalendar();
  worker = startCalendarWorker(rig.server.installation);
});
afterEach(async () => {
  await worker.stop();
  await rig.server.close();
});

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('what is scheduled is done at its time though the clock was set %s since the start', async (_way, by) => {
  const newsId = await rig.news(false);
  const entryId = await rig.schedule('news', newsId);
  pass(by);
  await rig.makeDue(entryId);
  worker.wake();
  await until('the news to be put on the site', async () =>
    (await rig.entry(entryId)).status === 'done' ? true : undefined,
  );
});
