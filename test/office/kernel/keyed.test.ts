import type { PayloadAction } from '@reduxjs/toolkit';
import { keyed } from '../../../src/office/kernel/keyed';
import { machine } from '../../../src/office/kernel/machine';

type Lamp = { readonly status: 'off' } | { readonly status: 'on'; readonly watts: number };
interface Of {
  readonly room: string;
}

const off: Lamp = { status: 'off' };
const { move } = machine<Lamp>();
const lit = move(['off', 'on'], ['on'], (_lamp, { payload }: PayloadAction<Of & { watts: number }>) => ({
  status: 'on',
  watts: payload.watts,
}));
const put = move(['on'], ['off'], (_lamp, _action: PayloadAction<Of>) => off);

const ofRoom = keyed<Lamp, Of>(({ room }) => room, off);
const light = (room: string, watts = 5) => ({ type: 'lit', payload: { room, watts } });

test('a step goes to the machine that the payload names, and to no other', () => {
  const hall = ofRoom(lit)({}, light('hall'));
  const both = ofRoom(lit)(hall, light('attic', 9));
  expect(both).toEqual({ hall: { status: 'on', watts: 5 }, attic: { status: 'on', watts: 9 } });
  expect(both['hall']).toBe(hall['hall']);
});

test('a machine that is as at first is not kept', () => {
  const hall = ofRoom(lit)({}, light('hall'));
  expect(ofRoom(put)(hall, { type: 'put', payload: { room: 'hall' } })).toEqual({});
});

test('a step that does not apply leaves the same machines', () => {
  const none = {};
  expect(ofRoom(put)(none, { type: 'put', payload: { room: 'hall' } })).toBe(none);
});

test('without a first state, what has no machine takes no step', () => {
  const none = {};
  expect(keyed<Lamp, Of>(({ room }) => room)(lit)(none, light('hall'))).toBe(none);
});
