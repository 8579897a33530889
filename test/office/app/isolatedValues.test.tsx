import { render, screen } from '@testing-library/react';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { en } from '../../tools/texts';
import { IsolatedValues } from '../../../src/office/app/IsolatedValues';

function Notice({ title }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{formatMessage({ id: 'undo.deleted' }, { title, count: 1 })}</p>
      <p>
        <FormattedMessage id="undo.restored" values={{ title, count: 1 }} />
      </p>
      <p>{formatMessage({ id: 'reels.filmCount' }, { count: 2 })}</p>
    </>
  );
}

test.each([
  ['לילה (2)', '\u2068לילה (2)\u2069'],
  ['Nuit (2)', 'Nuit (2)'],
])('a sentence about “%s” holds it as %j', (title, written) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <IsolatedValues>
        <Notice title={title} />
      </IsolatedValues>
    </IntlProvider>,
  );
  expect(screen.getByText(`“${written}” is in the trash.`)).toBeVisible();
  expect(screen.getByText(`“${written}” is back.`)).toBeVisible();
  expect(screen.getByText('2 films')).toBeVisible();
});
