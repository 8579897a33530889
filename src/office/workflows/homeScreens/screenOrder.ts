import { select } from 'typed-redux-saga';
import { type ScreenMove, screenMoved, selectScreens } from '../../entities/screens';
import { movesInTurn } from '../../kernel/movesInTurn';
import { request } from '../../kernel/request';

/** A home screen is put before another one, or last. */
export const screenOrder = movesInTurn({
  name: 'screenOrder',
  idOf: ({ screenId }: ScreenMove) => screenId,
  *save(asked: ScreenMove) {
    const { screenId, beforeId } = asked;
    const ids = (yield* select(selectScreens)).map((screen) => screen.screenId);
    const formerId = ids[ids.indexOf(screenId) + 1] ?? '';
    const answer = yield* request('screen.move', { screenId, beforeId });
    return answer.ok ? { ...answer, reply: screenMoved({ ...asked, formerId }) } : answer;
  },
});
