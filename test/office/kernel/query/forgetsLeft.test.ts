import { mailTexts } from '../../../../src/office/entities/mails';
import { personHeld, persons } from '../../../../src/office/entities/persons';
import { ok, startWorkflows } from '../../support';

test('of a person who is not looked at any more nothing is kept, nor what was searched for', () => {
  const { store, world } = startWorkflows({ persons: persons.reducer, personHeld: personHeld.reducer }, [
    persons.saga,
    personHeld.saga,
  ]);
  const search = { search: 'ida' };
  const ida = { kind: 'staff', personId: 'p1' } as const;
  store.dispatch(persons.want(search));
  world.answer('http.call person.find', ok([ida]));
  store.dispatch(personHeld.want(ida));
  world.answer('http.call person.held', ok({ files: 2 }));
  expect(Object.keys(store.getState().personHeld)).toHaveLength(1);
  store.dispatch(personHeld.facts.left({ params: ida }));
  store.dispatch(persons.facts.left({ params: search }));
  expect(store.getState()).toEqual({ persons: {}, personHeld: {} });
});

test('a mail that is left while it is on its way is asked for anew', () => {
  const { store, world } = startWorkflows({ mailTexts: mailTexts.reducer }, [mailTexts.saga]);
  const params = { mailId: 'm1' };
  store.dispatch(mailTexts.want(params));
  store.dispatch(mailTexts.facts.left({ params }));
  expect([store.getState().mailTexts, world.pending()]).toEqual([{}, []]);
  store.dispatch(mailTexts.want(params));
  expect(world.pending()).toEqual(['http.call outbox.read']);
});
