import { type SagaGenerator } from 'typed-redux-saga';
import { REEL_CODE_LENGTH } from '../../../contract/constants';
import { reelNameTyped } from '../../entities/reelNames';
import { newId } from '../../kernel/commands';
import { perform } from '../../kernel/perform';
import { onEvery, reacting } from '../../kernel/reactions';
import { request } from '../../kernel/request';

/**
 * A name that was typed goes to the catalogue (spec section 7, Add_NEw_REEL_RUBNAME), beside whatever else is done: a
 * server that has put it there already keeps it once. Refused, it can be typed again; the reel has its name.
 */
export const typedReelNamesSaga = reacting(onEvery(reelNameTyped, catalogue));

function* catalogue({ payload: { name, code } }: ReturnType<typeof reelNameTyped>): SagaGenerator<void> {
  yield* request('reelName.add', { name, code: code ?? (yield* perform(newId(REEL_CODE_LENGTH))) });
}
