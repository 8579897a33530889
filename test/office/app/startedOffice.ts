import { createOffice } from '../../../src/office/app/office';
import { scriptedWorld } from '../../tools/scriptedWorld';

/** The whole office over a scripted world, with the errors that reached nobody. */
export function startedOffice(preloadedState?: unknown) {
  const world = scriptedWorld();
  const errors: unknown[] = [];
  const office = createOffice({ world, preloadedState, onError: (error) => errors.push(error) });
  return { world, errors, ...office };
}
