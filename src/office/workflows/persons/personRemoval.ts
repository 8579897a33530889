import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { PersonHeld } from '../../../contract/entities/personData';
import { personRemoved } from '../../entities/persons';
import { formDialog, type OpenDialog } from '../../kernel/formDialog';
import { attempt, type Attempt } from '../../kernel/mutation';
import { selectLanguage } from '../office/preferences';

/** What is confirmed says nothing beside that. */
type Confirmed = Readonly<Record<string, never>>;

export type OpenRemoval = OpenDialog<PersonHeld, Confirmed>;

/** Asks before somebody is removed for ever, and does it once. */
export const personRemoval = formDialog({
  name: 'personRemoval',
  save: remove,
  *then() {
    yield* put(personRemoved());
  },
});

/** Who is gone already is gone: a colleague was faster. */
function* remove(
  { kind, personId }: PersonHeld,
  _confirmed: Confirmed,
  requestId: string | null,
): SagaGenerator<Attempt<object>> {
  const language = yield* select(selectLanguage);
  const tried = yield* attempt('person.remove', { kind, personId, language }, requestId);
  const isGone = !tried.ok && tried.failure.refusal.kind === 'notFound';
  return isGone ? { ok: true, reply: {} } : tried;
}
