import { Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { colourPattern } from '../../../contract/rules/colour';
import { Told } from '../../ui/Told';
import { contrastOf, READABLE } from '../../../contract/rules/contrast';

interface ContrastNoteProps {
  readonly text: string;
  readonly ground: string;
}

/** Says of two colours that text in the one is hard to read on the other; nothing while one is no colour. */
export function ContrastNote({ text, ground }: ContrastNoteProps) {
  const areColours = colourPattern.test(text) && colourPattern.test(ground);
  return (
    <Told>
      {areColours && contrastOf(text, ground) < READABLE && (
        <Callout intent="warning" compact className="gr-dialog-note">
          <FormattedMessage id="recordPage.contrastLow" />
        </Callout>
      )}
    </Told>
  );
}
