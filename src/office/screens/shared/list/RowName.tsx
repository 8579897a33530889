import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { SwitchesWorkflow } from '../../../workflows/lists';
import { titleWhenCut } from '../../../ui/titleWhenCut';
import { refusalText } from '../refusalText';
import type { RowPlace } from './declaration';

interface RowNameProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** The page that the row opens. */
  readonly path: string;
  readonly switches: SwitchesWorkflow;
  /** Of the row's thing. */
  readonly id: string;
  readonly place: RowPlace;
}

/** Picture and name of a row, which open its page; under them, that it could not be switched, and why. */
export function RowName({ picture, name, path, switches, id, place }: RowNameProps) {
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
    <span className="list-name">
      {picture}
      <span className="list-words">
        <a href={path} className="list-main" onMouseMove={titleWhenCut} {...place.main}>
          {name}
        </a>
        {refused !== undefined && (
          <span role="status" className="list-refused" title={refused}>
            {refused}
          </span>
        )}
      </span>
    </span>
  );
}
