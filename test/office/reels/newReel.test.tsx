import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { reelNames } from '../../../src/office/entities/reelNames';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer } from '../../../src/office/entities/reels';
import NewReelDialog from '../../../src/office/screens/reels/NewReelDialog';
import { newReel } from '../../../src/office/workflows/reels/newReel';
import { offline, startWorkflows } from '../support';
import { reelNamesLoaded, talentReelsLoaded } from '../loaded';

const showreel = {
  reelId: 'r1',
  type: 'MR',
  position: 1,
  title: 'Pour l’été',
  code: 'c1',
  online: true,
  isLink: false,
  linkValue: '',
} as const;

const start = () =>
  startWorkflows(
    {
      reelNames: reelNames.reducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      newReel: newReel.reducer,
    },
    [newReel.saga],
  );

const show = (store: ReturnType<typeof start>['store']) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <NewReelDialog />
      </IntlProvider>
    </Provider>,
  );

test('a reel whose answer was lost is asked for again word for word: its code comes from the request', () => {
  const { store, world } = start();
  store.dispatch(newReel.intents.opened({ talentId: 't1' }));
  store.dispatch(newReel.intents.submitted({ title: 'Fiction', isNewName: true }));
  world.answer('ids.new', 'request-of-20-signs-1');
  const first = world.inputOf('http.call reel.add');
  expect(first).toMatchObject({ code: 'request-of', requestId: 'request-of-20-signs-1' });
  world.answer('http.call reel.add', offline);
  store.dispatch(newReel.intents.submitted({ title: 'Fiction', isNewName: true }));
  expect(world.inputOf('http.call reel.add')).toEqual(first);
});

test.each([
  ['', 'reels.name.help'],
  ["POUR L'ETE", 'reels.name.taken'],
  ['commercials', 'reels.name.known'],
  ['For Halden', 'reels.name.typed'],
] as const)('of the name “%s” the dialog says: %s', async (typed, hint) => {
  const { store } = start();
  store.dispatch(reelNamesLoaded([{ code: 'n1', name: 'Commercials' }]));
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [showreel], rows: [] }));
  store.dispatch(newReel.intents.opened({ talentId: 't1' }));
  show(store);
  const name = screen.getByRole('combobox', { name: 'Reel name' });
  if (typed) await userEvent.type(name, typed);
  expect(name).toHaveAccessibleDescription(en[hint]);
});

test('a pasted name that is too long stays as it is, and is told until it is shortened', async () => {
  const { store } = start();
  store.dispatch(newReel.intents.opened({ talentId: 't1' }));
  show(store);
  const name = await screen.findByLabelText('Reel name');
  const create = screen.getByRole('button', { name: 'Create reel' });
  await userEvent.click(name);
  await userEvent.paste('x'.repeat(201));
  expect(name).toHaveValue('x'.repeat(201));
  expect(name).toHaveAccessibleDescription('This is too long: at most 200 characters.');
  expect(create).toBeDisabled();
  await userEvent.type(name, '{Backspace}');
  expect(create).toBeEnabled();
});
