import { createIntl } from 'react-intl';
import { en } from '../../tools/texts';
import { screenText } from '../../../src/office/screens/report/screenText';

const intl = createIntl({ locale: 'en', messages: en });

test.each([
  ['/app/page/films', 'All films'],
  ['/app/page/aboutTec', 'About the agency'],
  ['/app/page/trash', 'Trash'],
  ['/app/page/outbox', 'Outbox'],
])('%s is called %s', (path, name) => {
  expect(screenText(intl, path)).toBe(name);
});
