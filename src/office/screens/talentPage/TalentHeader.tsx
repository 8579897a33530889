import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Talent } from '../../../contract/entities/talent';
import { profilePictureAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import { fullName } from '../../entities/talents';
import { initialsOf } from '../../ui/initials';
import { Picture } from '../../ui/Picture';
import { selectShownPicture } from '../../workflows/talents/profilePicture';
import { useProfession } from '../shared/useProfession';
import { ScreenTitle } from '../../ui/ScreenTitle';

type Root = Parameters<typeof selectShownPicture>[0];

/** Who the talent is, before the background picture that the profile picture names (spec section 2). */
export function TalentHeader({ talent }: { readonly talent: Talent }) {
  const addresses = useSelector(selectAddresses);
  const shown = useSelector((state: Root) => selectShownPicture(state, talent));
  const picture = profilePictureAddress(addresses, shown);
  const profession = useProfession();
  const name = fullName(talent);
  return (
    <header className="talent-header">
      <div className="talent-backdrop" aria-hidden="true">
        <Picture src={picture} instead={<span className="talent-initials">{initialsOf(name)}</span>} />
      </div>
      <div className="talent-titles">
        <ScreenTitle id="talent-name">{name}</ScreenTitle>
        <p className="talent-facts">
          {talent.profession !== '' && <span>{profession(talent.profession)}</span>}
          {talent.city !== '' && <span>{talent.city}</span>}
          <span className={talent.online ? 'talent-online' : undefined}>
            <FormattedMessage id={talent.online ? 'site.online' : 'site.offline'} />
          </span>
        </p>
      </div>
    </header>
  );
}
