import { InputGroup, TextArea } from '@blueprintjs/core';
import { AutoSaveField } from './AutoSaveField';

interface AutoSaveTextProps {
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** What to do about a text of the wrong form. */
  readonly malformed?: string;
  readonly className?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Several lines, so many at first. */
  readonly rows?: number;
}

/** A text of a form that saves itself: one line, or several where `rows` says so. */
export function AutoSaveText({ type = 'text', rows, ...field }: AutoSaveTextProps) {
  return (
    <AutoSaveField {...field}>
      {({ id, value, change, intent, describedBy }) => {
        const face = {
          id,
          intent,
          value: typeof value === 'string' ? value : '',
          fill: true,
          autoComplete: 'off',
          'aria-invalid': intent === 'danger',
          'aria-describedby': describedBy,
        } as const;
        return rows === undefined ? (
          <InputGroup {...face} type={type} onValueChange={change} />
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
