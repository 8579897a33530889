import { useDispatch, useSelector } from 'react-redux';
import type { TalentEntry } from '../../entities/talents';
import { selectTalentSwitch, talentSwitchIntents } from '../../workflows/talentSwitches';
import { RowSwitch } from '../shared/list/RowSwitch';

interface TalentSwitchProps {
  readonly entry: TalentEntry;
  readonly tabIndex: number;
}

/** Whether the talent is on the agency's site. */
export function TalentSwitch({ entry: { talent, name }, tabIndex }: TalentSwitchProps) {
  const { talentId, online } = talent;
  const dispatch = useDispatch();
  const pressed = useSelector((root: Parameters<typeof selectTalentSwitch>[0]) =>
    selectTalentSwitch(root, talentId),
  );
  const onPress = (wanted: boolean) => dispatch(talentSwitchIntents.requested({ talentId, online: wanted }));
  return <RowSwitch name={name} online={online} pressed={pressed} tabIndex={tabIndex} onPress={onPress} />;
}
