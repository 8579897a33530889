import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { LongText } from '../../../contract/entities/longText';
import { RichTextView } from '../../ui/richText/RichTextView';
import { type DocumentState, longTextIntents } from '../../workflows/records/longText';
import { useClock } from '../shared/clock';

interface TextConflictProps {
  readonly text: Extract<DocumentState, { readonly status: 'conflict' }>;
  /** What the server has. */
  readonly theirs: LongText | null;
}

/** Two people wrote: both texts side by side, and the choice between them. Nothing is written before. */
export function TextConflict({ text: { draft }, theirs }: TextConflictProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const clock = useClock();
  const name = theirs?.savedBy || formatMessage({ id: 'longText.somebody' });
  const when = theirs?.savedAt === undefined ? '' : clock.text(theirs.savedAt);
  const mine = formatMessage({ id: 'longText.mine' });
  const other = formatMessage({ id: 'longText.theirs' }, { name });
  return (
    <div role="group" aria-labelledby="long-text-conflict">
      <Callout intent="warning" role="alert" className="long-text-note">
        <p id="long-text-conflict">
          <FormattedMessage id="longText.conflict" values={{ name, when }} />
        </p>
      </Callout>
      <div className="long-text-sides">
        <div>
          <h3>{mine}</h3>
          <RichTextView markdown={draft.values.markdown} label={mine} />
          <Button intent="primary" onClick={() => dispatch(longTextIntents.mineKept())}>
            <FormattedMessage id="longText.keepMine" />
          </Button>
        </div>
        <div>
          <h3>{other}</h3>
          <RichTextView markdown={draft.original.markdown} label={other} />
          <Button onClick={() => dispatch(longTextIntents.theirsTaken())}>
            <FormattedMessage id="longText.takeTheirs" />
          </Button>
        </div>
      </div>
    </div>
  );
}
