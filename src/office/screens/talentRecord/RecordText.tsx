import { InputGroup, TextArea } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { TalentRecord } from '../../../contract/entities/talentRecord';
import { AutoSaveField } from '../autoSave/AutoSaveField';

interface RecordTextProps {
  readonly field: Exclude<keyof TalentRecord, 'agents' | 'licenceB' | 'licenceHeavy'>;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Several lines, so many at first. */
  readonly rows?: number;
  readonly wide?: boolean;
  readonly hint?: FormatjsIntl.Message['ids'];
  /** What to do about a text of the wrong form. */
  readonly malformed?: FormatjsIntl.Message['ids'];
  /** How the text is kept; the field shows it so once it is left, or by Enter. */
  readonly tidy?: (text: string) => string;
}

/** A text of the record, which saves itself. */
export function RecordText({ field, type = 'text', rows, wide, hint, malformed, tidy }: RecordTextProps) {
  const { formatMessage } = useIntl();
  return (
    <AutoSaveField
      field={field}
      label={formatMessage({ id: `talentRecord.field.${field}` })}
      {...(hint && { hint: formatMessage({ id: hint }) })}
      {...(malformed && { malformed: formatMessage({ id: malformed }) })}
      {...(wide && { className: 'record-wide' })}
    >
      {({ id, value, change, intent, describedBy }) => {
        const text = typeof value === 'string' ? value : '';
        const face = {
          id,
          intent,
          value: text,
          fill: true,
          autoComplete: 'off',
          'aria-invalid': intent === 'danger',
          'aria-describedby': describedBy,
        } as const;
        const keep = () => {
          const tidied = tidy?.(text) ?? text;
          if (tidied !== text) change(tidied);
        };
        return rows === undefined ? (
          <InputGroup
            {...face}
            type={type}
            onValueChange={change}
            onBlur={keep}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && keep()}
          />
        ) : (
          <TextArea
            {...face}
            rows={rows}
            autoResize
            style={{ minHeight: `${rows + 1}lh` }}
            onChange={({ target }) => change(target.value)}
          />
        );
      }}
    </AutoSaveField>
  );
}
