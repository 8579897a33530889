import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { devices } from '../../../src/office/entities/devices';
import { ownFactor } from '../../../src/office/entities/ownFactor';
import { passkeys } from '../../../src/office/entities/passkeys';
import { ALL } from '../../../src/office/kernel/query/state';
import { DeviceCard } from '../../../src/office/screens/profile/DeviceCard';
import { FactorCard } from '../../../src/office/screens/profile/factor/FactorCard';
import { en } from '../../tools/texts';
import { startWorkflows } from '../support';

const factor = { isOn: false, hasApp: false, isRequired: false, codesLeft: 0, passkeysAt: '' };
const deviceCard = <DeviceCard />;
const factorCard = <FactorCard isNeeded={false} />;

const asked = { params: ALL };
const offline = { ...asked, refusal: { kind: 'offline' } } as const;

test.each([
  ['devices', deviceCard, devices.facts.asked(asked), devices.facts.loaded({ ...asked, reply: [] })],
  ['devices', deviceCard, devices.facts.asked(asked), devices.facts.failed(offline)],
  [
    'second factor',
    factorCard,
    ownFactor.facts.asked(asked),
    ownFactor.facts.loaded({ ...asked, reply: factor }),
  ],
  ['second factor', factorCard, ownFactor.facts.asked(asked), ownFactor.facts.failed(offline)],
])('the card of the %s shows that it loads until it is told: %#', (_what, card, asking, told) => {
  const { store } = startWorkflows(
    { devices: devices.reducer, ownFactor: ownFactor.reducer, passkeys: passkeys.reducer },
    [],
  );
  store.dispatch(asking);
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {card}
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  act(() => void store.dispatch(told));
  expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument();
});
