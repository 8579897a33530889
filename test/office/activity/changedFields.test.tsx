import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Activity } from '../../../src/contract/entities/activity';
import { categories } from '../../../src/office/entities/categories';
import { ChangedFields } from '../../../src/office/screens/activity/ChangedFields';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

test.each([
  ['newsletter.mailList', { field: 'mails', before: '1' }, 'Mails 1'],
  ['reel.addFilm', { field: 'films', before: '["xf1Gct15C2OtAeSUvqRL","f2"]' }, 'Films before 2 films'],
  ['trash.restore', { field: 'kind', before: 'specialReel' }, 'Kind Special reel'],
  [
    'trash.restore',
    { field: 'deletedAt', before: '2026-11-28T01:56:28.317Z' },
    'Deleted at 28/11/2026 01:56',
  ],
  ['newsletter.delete', { field: 'title', before: 'May' }, 'Title May'],
])(
  'what %s tells of itself stands there as it is, neither struck out nor said to be something else now',
  (script, told, words) => {
    const row: Activity = {
      ...{ activityId: 'a1', at: '2026-11-24T09:00:00.000Z', staffId: 's1', staffName: 'Ida Berg' },
      ...{ script, thing: 'newsletter', subject: 'n1', title: 'May' },
      changes: [{ ...told, canPutBack: false }],
    };
    render(
      <Provider
        store={configureStore({
          reducer: combineReducers({ ...signedInPerson, categories: categories.reducer }),
        })}
      >
        <IntlProvider locale="en" messages={en}>
          <ChangedFields row={row} name="May" />
        </IntlProvider>
      </Provider>,
    );
    expect(screen.getByRole('row', { name: words })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: words }).querySelector('.activity-before')).toBeNull();
    expect(screen.queryByText('Not known')).toBeNull();
  },
);
