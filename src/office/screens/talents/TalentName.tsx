import { useSelector } from 'react-redux';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import { selectAddresses } from '../../entities/addresses';
import type { TalentEntry } from '../../entities/talents';
import { Portrait } from '../../ui/Portrait';
import { talentPagePath } from '../../workflows/talents/talentPage';
import { talentSwitches } from '../../workflows/talents/talentSwitches';
import type { RowPlace } from '../shared/list/declaration';
import { RowName } from '../shared/list/RowName';

interface TalentNameProps {
  readonly entry: TalentEntry;
  readonly place: RowPlace;
}

/** Portrait and name of a talent, which open the page. */
export function TalentName({ entry: { talent, name }, place }: TalentNameProps) {
  const { talentId, profilePicture } = talent;
  const addresses = useSelector(selectAddresses);
  const portrait = <Portrait src={portraitAddress(addresses, profilePicture)} name={name} />;
  return (
    <RowName
      picture={portrait}
      name={name}
      path={talentPagePath(talentId)}
      switches={talentSwitches}
      id={talentId}
      place={place}
    />
  );
}
