import { useIntl } from 'react-intl';
import type { Trashed } from '../../../contract/entities/trash';
import { isolate } from '../../../contract/rules/isolate';
import { selectRestoring } from '../../workflows/trash/restoring';
import type { RowPlace } from '../shared/list/declaration';
import { refusalText } from '../shared/refusalText';
import { useMayChange } from '../shared/useMay';
import { TrashPicture } from './TrashPicture';
import { useSelected } from '../shared/useSelected';

interface TrashWordsProps {
  readonly thing: Trashed;
  readonly place: RowPlace;
}

/** What a deleted thing is, what went with it, and why it could not be restored; for who cannot restore it, its row. */
export function TrashWords({ thing, place }: TrashWordsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind, title, talentName, filmCount, reelCount } = thing;
  const mayRestore = useMayChange();
  const name = title || formatMessage({ id: 'trash.untitled' });
  const restoring = useSelected(selectRestoring, thing);
  const about = [
    formatMessage({ id: `trash.kind.${kind}` }),
    isolate(talentName),
    filmCount > 0 ? formatMessage({ id: 'trash.withFilms' }, { count: filmCount }) : '',
    reelCount > 0 ? formatMessage({ id: 'trash.withReels' }, { count: reelCount }) : '',
  ].filter(Boolean);
  return (
    <div className="trash-thing">
      <TrashPicture thing={thing} />
      <div className="trash-words">
        <p className="trash-name" title={title}>
          {mayRestore ? (
            name
          ) : (
            <span className="list-main" {...place.main}>
              {name}
            </span>
          )}
        </p>
        <p className="trash-about">{about.join(' · ')}</p>
        {thing.talentTrashed && <p className="trash-about">{formatMessage({ id: 'trash.talentFirst' })}</p>}
        {(restoring.status === 'refused' || restoring.status === 'doubtful') && (
          <p role="alert" className="trash-refused">
            {refusalText(intl, restoring.refusal)}
          </p>
        )}
      </div>
    </div>
  );
}
