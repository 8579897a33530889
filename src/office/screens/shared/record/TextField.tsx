import { InputGroup, TextArea } from '@blueprintjs/core';
import { type FieldWords, RecordField } from './RecordField';

interface TextFieldProps extends FieldWords {
  readonly field: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Several lines, so many at first. */
  readonly rows?: number;
  /** How the text is kept; the field shows it so once it is left, or by Enter. */
  readonly tidy?: (text: string) => string;
}

/** Tidied before the form hears of the key, the text is saved as tidied at once. */
const commits = (key: string) => key === 'Tab' || key === 'Enter';

/** A text of a record: one line, or several where `rows` says so. */
export function TextField({ type = 'text', rows, tidy, ...field }: TextFieldProps) {
  return (
    <RecordField {...field}>
      {({ id, value, change, intent, isReadOnly, describedBy }) => {
        const text = typeof value === 'string' ? value : '';
        const face = {
          id,
          intent,
          value: text,
          readOnly: isReadOnly,
          fill: true,
          autoComplete: 'off',
          'aria-invalid': intent === 'danger',
          'aria-describedby': describedBy,
        } as const;
        const keep = () => {
          const tidied = tidy?.(text) ?? text;
          if (!isReadOnly && tidied !== text) change(tidied);
        };
        return rows === undefined ? (
          <InputGroup
            {...face}
            type={type}
            onValueChange={change}
            onBlur={keep}
            onKeyDown={({ key, nativeEvent }) => commits(key) && !nativeEvent.isComposing && keep()}
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
    </RecordField>
  );
}
