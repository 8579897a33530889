import { Button, type ButtonProps } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useRef } from 'react';
import { FilePicker, type FilePickerProps } from './FilePicker';

export interface FileButtonProps
  extends
    Omit<FilePickerProps, 'picker'>,
    Pick<
      ButtonProps,
      'intent' | 'size' | 'variant' | 'disabled' | 'icon' | 'text' | 'aria-label' | 'aria-describedby'
    > {
  /** A file has just come to where it should. */
  readonly hasArrived?: boolean;
}

/** A button that opens the browser's file picker for one file. */
export function FileButton({ label, accept, hasArrived = false, onFile, ...button }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        {...(hasArrived && { intent: 'success', icon: <Tick /> })}
        onClick={() => picker.current?.click()}
      />
      <FilePicker label={label} accept={accept} onFile={onFile} picker={picker} />
    </>
  );
}
