import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { SwitchesWorkflow } from '../../../workflows/tables/lists';
import { refusalText } from '../refusalText';
import type { RowPlace } from './declaration';

interface Switched {
  readonly switches: SwitchesWorkflow;
  /** Of the row's thing. */
  readonly id: string;
}

interface RowFace {
  readonly picture: ReactNode;
  readonly name: string;
  /** Stands below the name. */
  readonly note?: ReactNode;
  readonly place: RowPlace;
}

/** The page that the row opens, or what opens its dialog; the switch of its thing, where it has one. */
type RowNameProps = RowFace &
  (Switched | { readonly switches?: never; readonly id?: never }) &
  (
    | { readonly path: string; readonly onOpen?: never }
    | { readonly onOpen: () => void; readonly path?: never }
  );

/** Picture and name of a row, which open it; under them, that it could not be switched, and why. */
export function RowName({ picture, name, note, path, onOpen, switches, id, place }: RowNameProps) {
  return (
    <span className="list-name">
      {picture}
      <span className="list-words">
        {path === undefined ? (
          <button type="button" className="list-main" onClick={onOpen} {...place.main}>
            {name}
          </button>
        ) : (
          <a href={path} className="list-main" {...place.main}>
            {name}
          </a>
        )}
        {note && <span className="list-quiet">{note}</span>}
        {switches && <NotSwitched switches={switches} id={id} />}
      </span>
    </span>
  );
}

function NotSwitched({ switches, id }: Switched) {
  const intl = useIntl();
  const pressed = useSelector((root: never) => switches.select(root, id));
  const refused =
    pressed.status === 'refused'
      ? intl.formatMessage(
          { id: pressed.wanted ? 'site.notSwitchedOn' : 'site.notSwitchedOff' },
          { reason: refusalText(intl, pressed.refusal) },
        )
      : undefined;
  return (
    <span role="status" className="list-refused" title={refused}>
      {refused}
    </span>
  );
}
