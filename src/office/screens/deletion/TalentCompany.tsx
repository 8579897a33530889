import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectTalent } from '../../entities/talents';
import { useLastKnown } from '../shared/useLastKnown';

/** What goes to the trash with a talent. Still so while the dialog fades, once the talent is gone. */
export function TalentCompany({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const now = useSelector((root: Parameters<typeof selectTalent>[0]) => selectTalent(root, talentId));
  const { filmCount: films = 0, reelCount: reels = 0 } = useLastKnown(talentId, now) ?? {};
  return (
    <p>
      {formatMessage(
        { id: films + reels > 0 ? 'talents.deleteWith' : 'talents.deleteAlone' },
        { films, reels },
      )}
    </p>
  );
}
