import { TagInput } from '@blueprintjs/core';
import { AutoSaveField } from './AutoSaveField';

interface AutoSaveTagsProps {
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly className?: string;
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((part): part is string => typeof part === 'string') : [];

/** Words as tags: Enter, a comma or leaving the field adds one, Backspace takes one away; none stands twice. */
export function AutoSaveTags(props: AutoSaveTagsProps) {
  return (
    <AutoSaveField {...props}>
      {({ id, value, change, intent, describedBy }) => (
        <TagInput
          values={texts(value)}
          onChange={(values) => change([...new Set(texts(values))])}
          separator={/[,;\n]/}
          addOnBlur
          addOnPaste
          fill
          intent={intent}
          tagProps={{ minimal: true }}
          inputProps={{ id, 'aria-describedby': describedBy, autoComplete: 'off' }}
        />
      )}
    </AutoSaveField>
  );
}
