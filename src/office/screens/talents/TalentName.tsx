import { useSelector } from 'react-redux';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/configuration';
import type { TalentEntry } from '../../entities/talents';
import { Portrait } from '../../ui/Portrait';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { talentPagePath } from '../../workflows/talentPage';
import { selectTalentSwitch } from '../../workflows/talentSwitches';
import type { RowPlace } from '../shared/list/declaration';
import { RefusedSwitch } from './RefusedSwitch';

interface TalentNameProps {
  readonly entry: TalentEntry;
  readonly place: RowPlace;
}

/** Portrait and name of a talent, which open the page; under them, that the switch was refused. */
export function TalentName({ entry: { talent, name }, place }: TalentNameProps) {
  const { talentId, profilePicture } = talent;
  const { media } = useSelector(selectAddresses);
  const onSite = useSelector((root: Parameters<typeof selectTalentSwitch>[0]) =>
    selectTalentSwitch(root, talentId),
  );
  return (
    <span className="talent-name">
      <Portrait src={portraitAddress(media, profilePicture)} name={name} />
      <span className="talent-words">
        <a href={talentPagePath(talentId)} className="list-main" onMouseMove={titleWhenCut} {...place.main}>
          {name}
        </a>
        {onSite.status === 'refused' && <RefusedSwitch refused={onSite} />}
      </span>
    </span>
  );
}
