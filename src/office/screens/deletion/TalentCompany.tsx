import { useIntl } from 'react-intl';
import { selectTalent } from '../../entities/talents';
import { useLastKnown } from '../shared/useLastKnown';
import { useSelected } from '../shared/useSelected';

/** What goes to the trash with a talent. Still so while the dialog fades, once the talent is gone. */
export function TalentCompany({ talentId }: { readonly talentId: string }) {
  const { formatMessage } = useIntl();
  const now = useSelected(selectTalent, talentId);
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
