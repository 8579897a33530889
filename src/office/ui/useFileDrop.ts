import { type DragEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Lets one file be dropped on an element: whether one is above it, and the element's props. Other things that are dragged
 * (words, a link) are let pass, or taken as null.
 */
export function useFileDrop(onFile: (file: File | null) => void, takesOther: boolean) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!takesOther && !holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!takesOther && !holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0] ?? null);
  };
  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}
