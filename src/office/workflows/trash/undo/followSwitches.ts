import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { newsSwitched } from '../../../entities/news';
import { listedReelSwitched } from '../../../entities/reelTable';
import { screenSwitched } from '../../../entities/screens';
import { talentSwitched } from '../../../entities/talents';
import { onEvery, reacting } from '../../../kernel/reactions';
import type { SwitchBack } from './opposite';
import { selectSwitch, type SwitchedKind } from './siteSwitches';
import { facts, selectUndo } from './slice';
import { takeBack } from './ways';

/** What was put on the site or taken off it, or a reel that was turned on or off in its list, can be taken back, with all that went by the same press. */
export const followSwitches = reacting(
  onEvery(talentSwitched, ({ payload: { talentId, online } }) => follow('talent', talentId, online)),
  onEvery(newsSwitched, ({ payload: { newsId, online } }) => follow('news', newsId, online)),
  onEvery(screenSwitched, ({ payload: { screenId, online } }) => follow('screen', screenId, online)),
  onEvery(listedReelSwitched, ({ payload: { reelId, online } }) => follow('reel', reelId, online)),
);

function* follow(of: SwitchedKind, id: string, online: boolean): SagaGenerator<void> {
  const state = yield* select((root: object) => selectSwitch(root, of, id));
  // Pressed again meanwhile, it will be told of once more.
  if (state.status !== 'saving' || state.wanted !== online) return;
  const { name = '', together, was, takesBack } = state.deed ?? {};
  if (was === online) return;
  const thing = { kind: 'switch', of, id, name } as const;
  if (takesBack) {
    yield* put(facts.takenBack({ ...thing, online }));
    return;
  }
  const undo = yield* select(selectUndo);
  const [first] = undo.status === 'offered' || undo.status === 'taken' ? undo.opposites : [];
  const isBeside = together !== undefined && first?.kind === 'switch' && first.together === together;
  const back: SwitchBack = { ...thing, online: !online, ...(together !== undefined && { together }) };
  yield* put(isBeside ? facts.joined(back) : facts.offered([back]));
  // It was on its way when the others of its press were taken back.
  if (isBeside && undo.status === 'taken') yield* takeBack([back]);
}
