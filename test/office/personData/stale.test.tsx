import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Person, PersonHeld } from '../../../src/contract/entities/personData';
import * as kit from '../../../src/office/app/kits/personData';
import { reducers } from '../../../src/office/app/work';
import { personHeld, persons } from '../../../src/office/entities/persons';
import { PersonCard } from '../../../src/office/screens/personData/PersonCard';
import { PersonsFound } from '../../../src/office/screens/personData/PersonsFound';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const key = { kind: 'talent', personId: 't1' } as const;
const person: Person = { ...key, name: 'Ada Low', address: 'ada@low.example', isDeleted: false };
const held: PersonHeld = { ...person, addresses: [], held: [] };
const found = { search: 'ada' };
const refusal = { kind: 'offline' } as const;

const store = configureStore({
  reducer: combineReducers({ ...signedInPerson, ...reducers, ...kit.reducers }),
  middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
});
store.dispatch(persons.facts.loaded({ params: found, reply: [person] }));
store.dispatch(personHeld.facts.loaded({ params: key, reply: held }));
store.dispatch(persons.facts.asked({ params: found }));
store.dispatch(personHeld.facts.asked({ params: key }));
store.dispatch(persons.facts.failed({ params: found, refusal }));
store.dispatch(personHeld.facts.failed({ params: key, refusal }));

test.each([
  ['who was found', <PersonsFound key="1" search="ada" isAfterRemoval />, persons.reload(found)],
  ['what is held of somebody', <PersonCard key="2" person={person} />, personHeld.reload(key)],
])(
  '%s may be out of date when it could not be loaded again: that is said, and tried again',
  async (_what, part, again) => {
    const dispatched = jest.spyOn(store, 'dispatch');
    render(
      <Provider store={store}>
        <IntlProvider locale="en" messages={en}>
          {part}
        </IntlProvider>
      </Provider>,
    );
    expect(screen.getByText('Ada Low')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This could not be loaded again: /);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(dispatched).toHaveBeenLastCalledWith(again);
  },
);
