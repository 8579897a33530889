import type { FileDropProps } from '../../ui/FileDrop';
import { SendingFile } from '../../ui/SendingFile';
import { SideCardNotice } from '../../ui/SideCardNotice';

/** How far the picture of a new screen is, with the way to stop it, and why one was not taken, between head and rows. */
export function UploadNotes({ sending, trouble }: Pick<FileDropProps, 'sending' | 'trouble'>) {
  if (!sending && !trouble) return null;
  return (
    <div className="screens-upload">
      {trouble && (
        <SideCardNotice isTrouble onRetry={trouble.onRetry} onDismiss={trouble.onDismiss}>
          {trouble.text}
        </SideCardNotice>
      )}
      {sending && <SendingFile {...sending} isBrief />}
    </div>
  );
}
