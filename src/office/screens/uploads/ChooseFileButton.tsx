import { Button, type ButtonProps } from '@blueprintjs/core';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { FILM_FILES, useFileChoice } from './useFileChoice';

interface ChooseFileButtonProps extends Pick<ButtonProps, 'intent' | 'size' | 'disabled' | 'text'> {
  readonly uploadKey: string;
  readonly id?: string;
  readonly describedBy?: string | undefined;
}

/** Opens the browser's file picker for the film file of an upload. */
export function ChooseFileButton({ uploadKey, describedBy, ...button }: ChooseFileButtonProps) {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const choose = useFileChoice(uploadKey);
  return (
    <>
      <Button {...button} aria-describedby={describedBy} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={FILM_FILES}
        aria-label={formatMessage({ id: 'uploads.file' })}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
