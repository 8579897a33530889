import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AgencySettings } from '../../../src/contract/entities/agencySettings';
import { agencySettings } from '../../../src/office/entities/agencySettings';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { arrivalsReducer } from '../../../src/office/kernel/fileSlot/arrivals';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import { agencyLogo } from '../../../src/office/workflows/agency/agencyLogo';
import { AgencyFields } from '../../../src/office/screens/settings/AgencyFields';
import { Agency } from '../../../src/office/screens/settings/agencyForm';
import { agencyRecord, SETTINGS_PATH } from '../../../src/office/workflows/agency/agencySettings';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { en } from '../../tools/texts';
import { session, signedInPerson } from '../people';
import { ok, startWorkflows } from '../support';

const settings: AgencySettings = {
  ...{
    displayName: 'Cosmic',
    logoUrl: '',
    webAddress: '',
    mainMail: 'office@co.example',
    newsletterMail: '',
  },
  ...{ facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '#606060', newsletterBackColor: '#fff' },
  ...{ pictureShape: 'asFile', filmQuality: 'standard' },
};

function show(abbreviation: string) {
  const { agency, staff } = session();
  const { world, store } = startWorkflows(
    {
      ...{ ...signedInPerson, connectivity: connectivityReducer },
      ...{ agencySettings: agencySettings.reducer, agencyRecord: agencyRecord.reducer },
      ...{ agencyLogo: agencyLogo.reducer, arrivals: arrivalsReducer, configuration: configurationReducer },
    },
    [agencyRecord.saga, agencySettings.saga],
    { session: { current: { agency: { ...agency, abbreviation }, staff } } },
  );
  const form = (
    <Agency.Form id={abbreviation} awaited={null}>
      <AgencyFields />
    </Agency.Form>
  );
  store.dispatch(locationChanged({ path: SETTINGS_PATH }));
  world.answer('http.call agency.settings', ok({ ...settings, version: 2 }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <FileKeeperProvider value={({ name, size, type }) => ({ fileId: 'file-1', name, size, type })}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
        </FileKeeperProvider>
      </IntlProvider>
    </Provider>,
  );
}

test('an address is shown as it will be kept once its field is left, and what is none stays as it was typed', async () => {
  show('CO');
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Instagram'), 'pictures.example/comet');
  await person.type(screen.getByLabelText('Vimeo'), 'javascript:alert(1)');
  await person.tab();
  expect(screen.getByLabelText('Instagram')).toHaveValue('https://pictures.example/comet');
  expect(screen.getByLabelText('Vimeo')).toHaveValue('javascript:alert(1)');
});

test('a web address under which no page can stand says what to write once it is left', async () => {
  show('CO');
  const address = screen.getByLabelText('Web address');
  await userEvent.type(address, 'cosmic.example/?lang=en');
  await userEvent.tab();
  expect(address).toHaveAccessibleDescription(en['settings.webAddressMalformed']);
});

test('links to reels are said to stand at the web address of the agency whose reels do', () => {
  show('CO');
  expect(screen.getByText(/^Links to reels stand there/)).toBeInTheDocument();
});

test('and not of any other', () => {
  show('MP');
  expect(screen.queryByText(/^Links to reels/)).toBeNull();
  expect(screen.getByLabelText('Web address')).toHaveAccessibleDescription(
    /^It stands in mails to clients and on public pages/,
  );
});
