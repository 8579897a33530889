import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { eachOnce, type OpenThing, selectOthers } from '../../../workflows/records/presence';
import './presence.css';

interface PresenceLineProps extends OpenThing {
  /** What a field is called; undefined for what is none of the record's. */
  readonly labelOf: (field: string) => string | undefined;
}

/** Who else has a record open, and in which field: one quiet line in the gap above its fields. */
export function PresenceLine({ thing, recordId, labelOf }: PresenceLineProps) {
  const { formatMessage } = useIntl();
  const others = useSelector((state: object) => selectOthers(state, { thing, recordId }));
  const said = eachOnce(others).map(({ window, staffId, name, field: at }) => {
    const field = at === '' ? undefined : labelOf(at);
    const text = formatMessage({ id: field ? 'presence.inField' : 'presence.here' }, { name, field });
    return <span key={`${staffId} ${window}`}>{text}</span>;
  });
  return (
    <p className="presence" role="status">
      {said}
    </p>
  );
}
