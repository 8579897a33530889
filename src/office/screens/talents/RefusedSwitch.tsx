import { useIntl } from 'react-intl';
import type { TalentSwitch } from '../../workflows/talentSwitches';
import { refusalText } from '../shared/refusalText';

interface RefusedSwitchProps {
  readonly refused: Extract<TalentSwitch, { status: 'refused' }>;
}

/** Says beside the row that the talent could not be switched, and why; the switch itself tries again. */
export function RefusedSwitch({ refused: { wanted, refusal } }: RefusedSwitchProps) {
  const intl = useIntl();
  const text = intl.formatMessage(
    { id: wanted ? 'talents.notSwitchedOn' : 'talents.notSwitchedOff' },
    { reason: refusalText(intl, refusal) },
  );
  return (
    <span role="status" className="talent-refused" title={text}>
      {text}
    </span>
  );
}
