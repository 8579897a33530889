import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { TEXT_LIMIT } from '../../../contract/constants';

interface SearchBoxProps {
  readonly className: string;
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Moves the keyboard into what was found when the arrow down is pressed in the given box; returns false when there is nothing. */
  readonly onDown?: (box: HTMLElement) => boolean;
}

/** The search box of a list: Escape and a button empty it, the arrow down goes to what it found. */
export function SearchBox({ className, label, value, onSearch, onDown }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const latest = useRef(onSearch);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    latest.current = onSearch;
  });
  const isEmpty = value === '';
  // Blueprint lays the page out for each new element here: while a person types it stays the same.
  const clear = useMemo(
    () =>
      isEmpty ? undefined : (
        <Button
          variant="minimal"
          size="small"
          icon={<Cross />}
          aria-label={formatMessage({ id: 'list.clearSearch' })}
          onClick={() => {
            box.current?.focus();
            latest.current('');
          }}
        />
      ),
    [isEmpty, formatMessage],
  );
  return (
    <InputGroup
      inputRef={box}
      className={className}
      type="search"
      leftIcon={<Search />}
      aria-label={label}
      placeholder={label}
      maxLength={TEXT_LIMIT}
      value={value}
      onValueChange={onSearch}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'ArrowDown' && onDown?.(event.currentTarget)) event.preventDefault();
        if (event.key === 'Escape' && !isEmpty) onSearch('');
      }}
      rightElement={clear}
    />
  );
}
