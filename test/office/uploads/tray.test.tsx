import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { encodings, encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { talents, talentsReducer } from '../../../src/office/entities/talents';
import { UploadActions } from '../../../src/office/screens/uploads/UploadActions';
import UploadsTray from '../../../src/office/screens/uploads/UploadsTray';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import { encodingRetriesReducer } from '../../../src/office/workflows/films/encodingRetries';
import { uploadFacts, uploadsReducer } from '../../../src/office/workflows/films/uploads';
import { en } from '../../tools/texts';
import { talentFilmsLoaded } from '../loaded';
import { signedInPerson } from '../people';
import { startWorkflows } from '../support';
import { film, talent } from '../talents/catalogue';
import { file, listed } from './uploading';

/** Two films whose files are on the server, the newest first, and what is made of the older one. */
const processes = (encoding: string) =>
  [
    { processId: 'p2', filmId: 'f2', uploadKey: 'f2', stage: 'received', encoding: 'waiting' },
    { processId: 'p1', filmId: 'f1', uploadKey: 'f1', stage: 'received', encoding },
  ].map((process) => listed(process)) as never;

function show(encoding = 'done', part = <UploadsTray />) {
  const { store } = startWorkflows(
    {
      ...signedInPerson,
      films: filmsReducer,
      uploads: uploadsReducer,
      encodings: encodingsReducer,
      talents: talentsReducer,
      encodingRetries: encodingRetriesReducer,
    },
    [],
  );
  store.dispatch(talents.facts.loaded({ params: {}, reply: [talent('t1', { firstName: 'Zoé' })] }));
  const films = [
    film('f1', 1, { title: 'Rose', talentId: 't1' }),
    film('f2', 2, { title: 'Reef', talentId: 't1' }),
  ];
  store.dispatch(talentFilmsLoaded({ talentId: 't1', films }));
  store.dispatch(uploadFacts.listed(processes('running')));
  store.dispatch(encodings.facts.loaded({ params: {}, reply: processes(encoding) }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {part}
      </IntlProvider>
    </Provider>,
  );
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the list of uploads names films and talents, the newest on top, and tells what waits from what is done', async () => {
  show();
  expect(screen.getByRole('heading', { name: '1 under way · 1 finished' })).toBeVisible();
  expect(lines()).toEqual([
    expect.stringMatching(/^Reef · Zoé.*Waiting to be encoded/),
    expect.stringMatching(/^Rose · Zoé.*Ready to play/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: en['uploads.clear'] }));
  expect(lines()).toEqual([expect.stringMatching(/^Reef · Zoé/)]);
  expect(within(screen.getByRole('region')).queryByRole('button', { name: en['uploads.clear'] })).toBeNull();
});

test('a film that could not be made of its file is not told as under way', () => {
  show('failed');
  expect(screen.getByRole('heading', { name: '1 under way · 1 needs a look' })).toBeVisible();
});

test.each([
  ['fileNeeded', 'Choose the file again… (rose.mov)'],
  ['unreachable', 'Try again: rose.mov'],
] as const)('what helps an upload that stopped (%s) says of which file: %s', (trouble, name) => {
  const upload = {
    uploadKey: 'u',
    processId: 'p',
    filmId: '',
    file,
    status: 'notUploading',
    trouble,
  } as const;
  show(
    'done',
    <FileKeeperProvider value={() => file}>
      <UploadActions upload={upload} />
    </FileKeeperProvider>,
  );
  expect(screen.getByRole('button', { name })).toBeEnabled();
});
