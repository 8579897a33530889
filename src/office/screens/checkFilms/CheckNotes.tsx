import { Button, Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { pictureCheckIntents, selectPictureCheck } from '../../workflows/films/pictureCheck';
import { refusalText } from '../shared/refusalText';

/** What was decided last, for screen readers; and that a decision was not saved, with why. */
export function CheckNotes() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const check = useSelector(selectPictureCheck);
  const last = check.made.at(-1);
  const film = last?.picture.candidates.find(({ filmId }) => filmId === last.filmId);
  return (
    <>
      <div role="status" className="gr-visually-hidden">
        {last &&
          formatMessage(
            { id: last.verdict === 'taken' ? 'checkFilms.taken' : 'checkFilms.refused' },
            { title: film?.title ?? '' },
          )}
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
