import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  type RefusedReelChange,
  reelChangeIntents,
  selectAgain,
  selectReelChanges,
  writtenIn,
} from '../../workflows/reels/reelChanges';
import { isIndeterminate } from '../../../contract/refusal';
import { isolate } from '../../../contract/rules/isolate';
import { refusalText } from '../shared/refusalText';
import { useFilmTitles } from './useReelFilms';
import { Note } from '../../ui/Note';

/** Whether a change may have been made. A name is saved when the reply says so, and else not (spec section 8). */
const isDoubtful = ({ change, refusal }: RefusedReelChange) =>
  isIndeterminate(refusal) &&
  !(['rename', 'describe'].includes(change.kind) && refusal.kind === 'unreadable');

/** What was changed stood otherwise by then: a colleague was faster. */
const isOvertaken = ({ refusal }: RefusedReelChange) =>
  refusal.kind === 'conflict' && ['renamed', 'changed'].includes(refusal.reason);

/** The films of which something is told. */
function filmsIn(changes: ReturnType<typeof selectReelChanges>): readonly string[] {
  if (changes.status !== 'refused') return [];
  const refused = changes.refusals.map(({ change }) => change);
  return [...refused, ...changes.stopped].flatMap((change) => ('filmId' in change ? change.filmId : []));
}

/** Changes that the server did not take, and films that a person left out: told beside the list, to be tried again. */
export function ReelRefusals() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const { getState } = useStore<Parameters<typeof selectAgain>[0]>();
  const changes = useSelector(selectReelChanges);
  const titleOf = useFilmTitles(filmsIn(changes));
  if (changes.status !== 'refused') return null;
  const { stopped, added } = changes;
  // What takes a change back tells itself how it went: see UndoNotice.
  const refusals = changes.refusals.filter(({ change }) => !change.takesBack);
  if (refusals.length + stopped.length === 0) return null;
  const isRefused = refusals.length > 0;
  const doubtful = refusals.filter(isDoubtful);
  const isAllDoubtful = isRefused && doubtful.length === refusals.length;
  const leftOut = stopped.map(({ filmId }) =>
    isolate(titleOf(filmId) ?? formatMessage({ id: 'reels.film.unknown' })),
  );
  const tryAgain = () =>
    [...refusals.map(againOf), ...stopped].forEach((change) => dispatch(reelChangeIntents.requested(change)));
  const againOf = (refused: RefusedReelChange) =>
    isOvertaken(refused) ? selectAgain(getState(), refused.change) : refused.change;
  const writtenOf = (refused: RefusedReelChange) =>
    isOvertaken(refused)
      ? ` ${formatMessage({ id: 'reels.refused.written' }, { text: intl.formatList(writtenIn(refused.change).map((text) => `“${isolate(text)}”`)) })}`
      : '';
  const whatOf = (refused: RefusedReelChange) => {
    const { change } = refused;
    const outcome = isDoubtful(refused) ? 'doubt' : 'refused';
    const title = change.kind === 'addFilm' ? titleOf(change.filmId) : undefined;
    return title === undefined
      ? formatMessage({ id: `reels.${outcome}.${change.kind}` })
      : formatMessage({ id: `reels.${outcome}.addFilmNamed` }, { title });
  };
  return (
    <Note
      intent={isAllDoubtful ? 'warning' : isRefused ? 'danger' : 'primary'}
      role="alert"
      className="gr-reels-refused"
      title={formatMessage({
        id: isAllDoubtful ? 'reels.doubt.title' : isRefused ? 'reels.refused.title' : 'reels.stopped.title',
      })}
    >
      {isRefused && (
        <ul>
          {refusals.map((refused, at) => (
            <li key={at}>
              {whatOf(refused)} {refusalText(intl, refused.refusal)}
              {writtenOf(refused)}
            </li>
          ))}
        </ul>
      )}
      {doubtful.length > 0 && <p>{formatMessage({ id: 'reels.doubt.again' })}</p>}
      {stopped.length > 0 && (
        <p>{formatMessage({ id: 'reels.stopped.text' }, { added, films: intl.formatList(leftOut) })}</p>
      )}
      <Button
        size="small"
        text={formatMessage({ id: isRefused ? 'action.tryAgain' : 'reels.stopped.rest' })}
        onClick={tryAgain}
      />{' '}
      <Button
        size="small"
        variant="minimal"
        text={formatMessage({ id: 'action.dismiss' })}
        onClick={() => dispatch(reelChangeIntents.dismissed())}
      />
    </Note>
  );
}
