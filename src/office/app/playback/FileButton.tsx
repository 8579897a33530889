import { Button } from '@blueprintjs/core';
import { FolderOpen } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

/** Chooses a recording from the computer. */
export function FileButton({
  onFile,
  isSmall,
}: {
  readonly onFile: (file: File) => void;
  readonly isSmall?: true;
}) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FolderOpen />}
        intent={isSmall ? 'none' : 'primary'}
        size={isSmall ? 'small' : 'large'}
        text={formatMessage({ id: 'replay.open' })}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept=".jsonl,application/x-ndjson"
        aria-label={formatMessage({ id: 'replay.open' })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
