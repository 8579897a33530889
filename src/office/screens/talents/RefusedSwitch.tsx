import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectTalentSwitch } from '../../workflows/talentSwitches';
import { refusalText } from '../shared/refusalText';

type SwitchRoot = Parameters<typeof selectTalentSwitch>[0];

/** Says beside the row that the talent could not be switched, and why; the switch itself tries again. */
export function RefusedSwitch({ talentId }: { readonly talentId: string }) {
  const intl = useIntl();
  const state = useSelector((root: SwitchRoot) => selectTalentSwitch(root, talentId));
  if (state.status !== 'refused') return null;
  const text = intl.formatMessage(
    { id: state.wanted ? 'talents.notSwitchedOn' : 'talents.notSwitchedOff' },
    { reason: refusalText(intl, state.refusal) },
  );
  return (
    <span role="status" className="talent-refused" title={text}>
      {text}
    </span>
  );
}
