import { scripts } from '../../../src/contract/scripts';
import { calendarHandlers } from '../../../src/server/calendar/handlers';
import { encodingHandlers } from '../../../src/server/encoding/handlers';
import { filmHandlers } from '../../../src/server/films/handlers';
import { longTextHandlers } from '../../../src/server/longTexts/handlers';
import { mailHandlers } from '../../../src/server/mail/handlers';
import { newsHandlers } from '../../../src/server/news/handlers';
import { newsletterHandlers } from '../../../src/server/newsletters/handlers';
import { reelHandlers } from '../../../src/server/reels/handlers';
import { screenHandlers } from '../../../src/server/screens/handlers';
import { talentHandlers } from '../../../src/server/talents/handlers';
import { trashHandlers } from '../../../src/server/trash/handlers';

const handlers = {
  ...calendarHandlers,
  ...encodingHandlers,
  ...filmHandlers,
  ...longTextHandlers,
  ...mailHandlers,
  ...newsHandlers,
  ...newsletterHandlers,
  ...reelHandlers,
  ...screenHandlers,
  ...talentHandlers,
  ...trashHandlers,
};

test('whatever changes something of the agency is for its staff at least: the office hides from readers by that', () => {
  const open = Object.entries(handlers)
    .filter(([, { kind }]) => kind === 'change')
    .map(([name]) => scripts[name as keyof typeof handlers])
    .filter(({ allow }) => ['anyone', 'reader'].includes(allow));
  expect(open).toEqual([]);
});
