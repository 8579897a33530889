import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Switch } from '../../../workflows/lists';
import { titleWhenCut } from '../../../ui/titleWhenCut';
import { refusalText } from '../refusalText';
import type { RowPlace } from './declaration';

interface RowNameProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** The page that the row opens. */
  readonly path: string;
  readonly pressed: Switch;
  readonly place: RowPlace;
}

/** Picture and name of a row, which open its page; under them, that it could not be switched, and why. */
export function RowName({ picture, name, path, pressed, place }: RowNameProps) {
  const intl = useIntl();
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
