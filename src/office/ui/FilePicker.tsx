import type { Ref } from 'react';

export interface FilePickerProps {
  /** What the picker asks for. */
  readonly label: string;
  /** What it offers first: extensions and types. */
  readonly accept: string;
  /** Null when the picker was left empty. */
  readonly onFile: (file: File | null) => void;
  /** Its `click` opens it. */
  readonly picker: Ref<HTMLInputElement>;
}

/** The browser's file picker for one file. */
export function FilePicker({ label, accept, onFile, picker }: FilePickerProps) {
  return (
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
  );
}
