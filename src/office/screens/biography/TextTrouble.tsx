import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Subject } from '../../entities/longTexts';
import type { SaveTrouble } from '../../workflows/records/longText';
import { outcomeText } from './troubleText';

interface TextTroubleProps {
  readonly about: Subject['kind'];
  readonly trouble: SaveTrouble;
}

/** Why the text was not saved, and that it is still there: unless there is none. */
export function TextTrouble({ about, trouble }: TextTroubleProps) {
  const intl = useIntl();
  return (
    <Callout intent="danger" compact className="long-text-note">
      <p>
        {outcomeText(intl, about, trouble)}
        {trouble.kind !== 'empty' && ` ${intl.formatMessage({ id: 'longText.kept' })}`}
      </p>
    </Callout>
  );
}
