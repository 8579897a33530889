import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { PRODUCTION_MODE } from '../../../contract/constants';
import type { Answer } from '../../../contract/refusal';
import type { InputOf, ReplyOf } from '../../../contract/script';
import type { ScriptByName, ScriptName } from '../../../contract/scripts';
import { agencyFilmsLoaded } from '../../entities/agencyFilms';
import { agencyReelsLoaded } from '../../entities/agencyReels';
import { buildRead } from '../../entities/build';
import { categoriesLoaded } from '../../entities/categories';
import { newsLoaded } from '../../entities/news';
import { newslettersLoaded } from '../../entities/newsletters';
import { reelNamesLoaded } from '../../entities/reelNames';
import { screensLoaded } from '../../entities/screens';
import { staffLoaded } from '../../entities/staff';
import { selectTalents, talentsLoaded } from '../../entities/talents';
import { perform } from '../../kernel/perform';
import { request } from '../../kernel/request';
import { readVersion } from './commands';
import type { ListName } from './state';

type Loader = () => SagaGenerator<Answer<unknown>>;

const TALENTS_FIRST = 100;

/** The table queries of spec section 7. */
const tableQueries = {
  talents: { order: 'onlineFirst', limit: TALENTS_FIRST, page: 1 },
  newsletters: { order: 'newestFirst', limit: 100, page: 1 },
  screens: { order: 'onlineFirst', limit: 500, page: 1 },
} as const;

const list =
  <N extends ScriptName>(
    script: N,
    input: InputOf<ScriptByName[N]>,
    loaded: (reply: ReplyOf<ScriptByName[N]>) => UnknownAction,
  ): Loader =>
  () =>
    load(script, input, loaded);

function* load<N extends ScriptName>(
  script: N,
  input: InputOf<ScriptByName[N]>,
  loaded: (reply: ReplyOf<ScriptByName[N]>) => UnknownAction,
): SagaGenerator<Answer<ReplyOf<ScriptByName[N]>>> {
  const answer = yield* request(script, input);
  if (answer.ok) yield* put(loaded(answer.reply));
  return answer;
}

/**
 * The first hundred as the spec asks for them, so that something is shown at once; then all, if there are more. A list
 * that is on the screen already is not cut short meanwhile.
 */
function* loadTalents(): SagaGenerator<Answer<unknown>> {
  const shown = yield* select(selectTalents);
  if (shown.length >= TALENTS_FIRST) return yield* call(() => load('talents.list', {}, talentsLoaded));
  const first = yield* call(() => load('talents.list', tableQueries.talents, talentsLoaded));
  if (!first.ok || first.reply.length < TALENTS_FIRST) return first;
  return yield* call(() => load('talents.list', {}, talentsLoaded));
}

function* loadVersion(): SagaGenerator<Answer<unknown>> {
  const answer = yield* perform(readVersion());
  if (answer.ok) yield* put(buildRead(answer.reply.version));
  return answer;
}

/** How each list is loaded: its call, and the fact that fills its entities. */
export const loaders: Readonly<Record<ListName, Loader>> = {
  categories: list('categories.list', { productionMode: PRODUCTION_MODE }, categoriesLoaded),
  talents: loadTalents,
  staff: list('staff.list', {}, staffLoaded),
  reelNames: list('reelNames.list', {}, reelNamesLoaded),
  news: list('news.list', {}, newsLoaded),
  newsletters: list('newsletters.list', tableQueries.newsletters, newslettersLoaded),
  screens: list('screens.list', tableQueries.screens, screensLoaded),
  agencyFilms: list('agencyFilms.list', {}, agencyFilmsLoaded),
  agencyReels: list('agencyReels.list', {}, agencyReelsLoaded),
  version: loadVersion,
};
