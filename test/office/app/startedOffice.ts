import { allKits } from '../../../src/office/app/kits/all';
import { createOffice } from '../../../src/office/app/office';
import { scriptedWorld } from '../../tools/scriptedWorld';

/** The office over a scripted world, whole if a session is held, with the errors that reached nobody. */
export function startedOffice(held: Readonly<Record<string, unknown>> = {}) {
  const world = scriptedWorld();
  const errors: unknown[] = [];
  const preloadedState = {
    kits: Object.keys(allKits),
    ...held,
    program: { status: held['session'] ? 'whole' : 'signIn' },
  };
  const office = createOffice({ world, preloadedState, onError: (error) => errors.push(error) });
  return { world, errors, ...office };
}
