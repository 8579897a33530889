import { createAction } from '@reduxjs/toolkit';
import type { Person, PersonHeld, PersonKey } from '../../contract/entities/personData';
import { on } from '../kernel/query/invalidation';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';

/** Fact: somebody was removed for ever here. */
export const personRemoved = createAction('persons/removed');

/** People of whom something is held, by what is searched for. */
export const persons = query({
  name: 'persons',
  keyOf: ({ search }: { readonly search: string }) => JSON.stringify({ search }),
  ask: ({ search }) => request('person.find', { search }),
  dataOf: (rows: readonly Person[]) => rows,
  forgetsLeft: true,
  invalidatedBy: [on(personRemoved)],
});

/** What is held of one of them. */
export const personHeld = query({
  name: 'personHeld',
  keyOf: ({ kind, personId }: PersonKey) => `${kind} ${personId}`,
  ask: ({ kind, personId }) => request('person.held', { kind, personId }),
  dataOf: (held: PersonHeld) => held,
  forgetsLeft: true,
});
