import { agencyFilmRows } from '../../../src/office/screens/agencyFilms/agencyFilmRows';
import { screenRows } from '../../../src/office/screens/homeScreens/screenRows';
import { newsRows } from '../../../src/office/screens/news/newsRows';
import { outboxRows } from '../../../src/office/screens/outbox/outboxRows';
import { talentRows } from '../../../src/office/screens/talents/talentRows';
import { trashRows } from '../../../src/office/screens/trash/trashRows';

test.each([
  ['talents', talentRows],
  ['films', agencyFilmRows],
  ['news', newsRows],
  ['home screens', screenRows],
  ['mails', outboxRows],
  ['the trash', trashRows],
])('the list of %s is sorted by every column with a header', (_name, { columns, workflow }) => {
  const headed = columns.filter(({ isHeaderHidden }) => !isHeaderHidden).map(({ id }) => id);
  expect(Object.keys(workflow.orders)).toEqual(expect.arrayContaining(headed));
});
