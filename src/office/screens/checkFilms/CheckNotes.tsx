import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { pictureCheckIntents, selectPictureCheck } from '../../workflows/films/pictureCheck';
import { refusalText } from '../shared/refusalText';

/** What was decided or taken back last, for screen readers; and that a decision was not saved, with why. */
export function CheckNotes() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const check = useSelector(selectPictureCheck);
  const said = useSaid(check.made);
  return (
    <>
      <div role="status" className="gr-visually-hidden">
        {said && formatMessage({ id: said.text }, { title: titleOf(said.decided) })}
      </div>
      {check.status === 'refused' && (
        <Callout intent="danger" compact role="alert" className="check-note">
          {formatMessage({ id: 'checkFilms.notSaved' }, { reason: refusalText(intl, check.refusal) })}
          <Button
            size="small"
            variant="outlined"
            text={formatMessage({ id: 'list.tryAgain' })}
            onClick={() => dispatch(pictureCheckIntents.retried())}
          />
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={formatMessage({ id: 'action.close' })}
            onClick={() => dispatch(pictureCheckIntents.dismissed())}
          />
        </Callout>
      )}
    </>
  );
}

const texts = {
  made: { taken: 'checkFilms.taken', refused: 'checkFilms.refused' },
  undone: { taken: 'checkFilms.undone.taken', refused: 'checkFilms.undone.refused' },
} as const;

type Decided = ReturnType<typeof selectPictureCheck>['made'][number];

/** The newest decision; one that is no longer among them was taken back. */
function useSaid(made: readonly Decided[]) {
  const [before, setBefore] = useState(made);
  const [undone, setUndone] = useState<Decided>();
  if (made !== before) {
    setBefore(made);
    setUndone(made.length < before.length ? before.at(-1) : undefined);
  }
  const decided = undone ?? made.at(-1);
  return decided && { decided, text: texts[undone ? 'undone' : 'made'][decided.verdict] };
}

const titleOf = ({ picture, filmId }: Decided) =>
  picture.candidates.find((film) => film.filmId === filmId)?.title ?? '';
