import { Button, type ButtonProps } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'intent' | 'size' | 'variant' | 'disabled' | 'icon' | 'text' | 'aria-describedby'
> {
  /** What the picker asks for. */
  readonly label: string;
  /** What it offers first: extensions and types. */
  readonly accept: string;
  /** A file has just come to where it should. */
  readonly hasArrived?: boolean;
  /** Null when the picker was left empty. */
  readonly onFile: (file: File | null) => void;
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
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0] ?? null);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
