import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { begin } from '../../../src/office/kernel/draft/draft';
import { type } from '../../../src/office/kernel/draft/changes';
import { useUnsavedQuestion } from '../../../src/office/screens/shared/useUnsavedQuestion';
import { startWorkflows } from '../support';

const none = { drafts: {} };
const saved = {
  ...{ autoSave: none, longText: none, newsDetail: none, newsletterDetail: none, screenDetail: none },
  reelChanges: { status: 'idle' },
  deletion: { status: 'closed' },
  thumbnails: { status: 'idle' },
};

const clean = begin({ values: { title: 'Autumn' }, version: 1 });
const kept = (draft: object) => ({ drafts: { r1: draft } });
const typed = kept(type(clean, { title: 'Winter' }));

function Leave({ onLeave }: { readonly onLeave: () => void }) {
  const { ask, question } = useUnsavedQuestion();
  return (
    <>
      <button onClick={() => ask(onLeave)}>Leave</button>
      {question}
    </>
  );
}

async function leave(over: object) {
  const state = { ...saved, ...over };
  const reducers = Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, () => slice]));
  const { store } = startWorkflows(reducers, []);
  const onLeave = jest.fn();
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <Leave onLeave={onLeave} />
      </IntlProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return onLeave;
}

test.each([
  ['what is kept of a record as the server has it', { autoSave: kept(clean) }],
  [
    'a change of reels that is on its way, with none after it',
    { reelChanges: { status: 'saving', waiting: [] } },
  ],
  ['what is not to be deleted yet', { deletion: { status: 'asking' } }],
  ['a switch that was refused', { talentSwitches: { t1: { status: 'refused' } } }],
])('with %s a person leaves at once', async (_what, over) => {
  expect(await leave(over)).toHaveBeenCalledTimes(1);
});

test.each([
  ['a record that saves itself', { autoSave: typed }],
  ['a long text', { longText: typed }],
  ['a news item', { newsDetail: typed }],
  ['a newsletter', { newsletterDetail: typed }],
  ['a home screen', { screenDetail: typed }],
  ['the settings of the agency', { agencyRecord: typed }],
  ['changes of reels that wait', { reelChanges: { status: 'saving', waiting: [{}] } }],
  ['a deletion under way', { deletion: { status: 'deleting' } }],
  ['a film’s picture that is uploading', { thumbnails: { status: 'uploading' } }],
  ['a switch that waits', { talentSwitches: { t1: { status: 'waiting' } } }],
  ['a switch of which no answer has come', { screenSwitches: { s1: { status: 'saving' } } }],
])('who would throw away %s is asked first', async (_what, over) => {
  const onLeave = await leave(over);
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByText(en['session.unsaved'])).toBeVisible();
});
