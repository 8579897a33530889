import { createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { reelMails } from '../../entities/reelMails';
import { onEvery, reacting } from '../../kernel/reactions';
import { isSendingOver } from './sendReel';

interface OfReel {
  readonly reelId: string;
}

/** Intents: what was sent of a reel is on show, or no more. */
export const sentMailsIntents = {
  opened: createAction<OfReel>('sentMails/opened'),
  closed: createAction<OfReel>('sentMails/closed'),
};

/** What was sent of a reel is asked for while it is on show, and again once the dialog that sends it is closed. */
export const sentMailsSaga = reacting(
  onEvery(sentMailsIntents.opened, ({ payload: params }) => put(reelMails.facts.asked({ params }))),
  onEvery(sentMailsIntents.closed, ({ payload: params }) => put(reelMails.facts.left({ params }))),
  onEvery(isSendingOver, askAgain),
);

function* askAgain(): SagaGenerator<void> {
  for (const { params, status } of Object.values(yield* select(reelMails.selectStates)))
    if (status !== 'idle') yield* put(reelMails.facts.asked({ params }));
}
