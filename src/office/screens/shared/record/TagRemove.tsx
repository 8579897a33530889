import { Classes } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';

interface TagRemoveProps {
  readonly word: string;
  readonly onRemove: () => void;
}

/** The cross of one tag: it says which, where Blueprint's own says "Remove tag" in every language. */
export function TagRemove({ word, onRemove }: TagRemoveProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={Classes.TAG_REMOVE}
      aria-label={formatMessage({ id: 'autoSave.removeTag' }, { word })}
      onClick={onRemove}
    >
      <SmallCross />
    </button>
  );
}
