import { createAction } from '@reduxjs/toolkit';
import { type SagaGenerator, select } from 'typed-redux-saga';
import { selectAddresses } from '../../entities/addresses';
import { selectSession } from '../../entities/session';
import { openWindow } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';

/** Intent: the special client chose the cinema site. */
const chosen = createAction('cinema/chosen');
export const cinemaIntents = { chosen };

export const cinemaSaga = reacting(onEvery(chosen, openCinemaSite));

/** The cinema site opens in a new tab and is told the login id as a query parameter (spec section 1). */
function* openCinemaSite(): SagaGenerator<void> {
  const { cinemaSite } = yield* select(selectAddresses);
  const session = yield* select(selectSession);
  if (session === null) return;
  const address = new URL(cinemaSite);
  address.searchParams.set('login', session.agency.userId);
  yield* perform(openWindow(address.href));
}
