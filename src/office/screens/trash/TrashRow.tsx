import { Button } from '@blueprintjs/core';
import { Undo } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { isolate } from '../../../contract/rules/isolate';
import type { Trashed } from '../../../contract/entities/trash';
import { restoringIntents, selectRestoring } from '../../workflows/restoring';
import { dateTimeText } from '../shared/dates';
import { refusalText } from '../shared/refusalText';
import { TrashPicture } from './TrashPicture';

/** One deleted thing: what it is, what went with it, who deleted it and when, and the way back. */
export function TrashRow({ thing }: { readonly thing: Trashed }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const { kind, id, title, talentName, deletedAt, deletedBy, filmCount, reelCount } = thing;
  const restoring = useSelector((state: Parameters<typeof selectRestoring>[0]) =>
    selectRestoring(state, thing),
  );
  const about = [
    formatMessage({ id: `trash.kind.${kind}` }),
    isolate(talentName),
    filmCount > 0 ? formatMessage({ id: 'trash.withFilms' }, { count: filmCount }) : '',
    reelCount > 0 ? formatMessage({ id: 'trash.withReels' }, { count: reelCount }) : '',
  ].filter(Boolean);
  return (
    <li className="trash-row">
      <TrashPicture thing={thing} />
      <div className="trash-words">
        <p className="trash-name" title={title}>
          {title}
        </p>
        <p className="trash-about">{about.join(' · ')}</p>
        {thing.talentTrashed && <p className="trash-about">{formatMessage({ id: 'trash.talentFirst' })}</p>}
        {(restoring.status === 'refused' || restoring.status === 'doubtful') && (
          <p role="alert" className="trash-refused">
            {refusalText(intl, restoring.refusal)}
          </p>
        )}
      </div>
      <p className="trash-when">
        <time dateTime={deletedAt}>{dateTimeText(deletedAt)}</time>
        {deletedBy && <span>{formatMessage({ id: 'trash.by' }, { name: deletedBy })}</span>}
      </p>
      <Button
        size="small"
        icon={<Undo />}
        loading={restoring.status === 'pending'}
        text={formatMessage({ id: 'trash.restore' })}
        aria-label={formatMessage({ id: 'trash.restoreIt' }, { title })}
        onClick={() => dispatch(restoringIntents.requested({ thing: { kind, id, title } }))}
      />
    </li>
  );
}
