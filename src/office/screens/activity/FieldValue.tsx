import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { beginning } from '../../../contract/rules/beginning';
import { LogoValue } from './LogoValue';
import { useActivityWords } from './useActivityWords';

/** So many characters of a text are shown until somebody asks for all of it. */
const SHORT = 240;

interface FieldValueProps {
  readonly field: string;
  readonly text: string;
}

/** What stood in a field, in words; a long text is cut until it is opened. */
export function FieldValue({ field, text }: FieldValueProps) {
  const { formatMessage } = useIntl();
  const { valueText } = useActivityWords();
  const [isWhole, setWhole] = useState(false);
  const words = valueText(field, text);
  if (words === '') return <span className="gr-muted">{formatMessage({ id: 'activity.empty' })}</span>;
  if (field === 'logoUrl') return <LogoValue logo={text} />;
  const isLong = words.length > SHORT;
  return (
    <>
      <span className="activity-value" dir="auto">
        {isLong && !isWhole ? `${beginning(words, SHORT)}…` : words}
      </span>
      {isLong && (
        <Button
          size="small"
          variant="minimal"
          aria-expanded={isWhole}
          text={formatMessage({ id: isWhole ? 'activity.less' : 'activity.more' })}
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </>
  );
}
