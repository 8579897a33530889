import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext } from 'react';
import { FileButton, type FileButtonProps } from './FileButton';
import { SendingFile, type SendingFileProps } from './SendingFile';
import { SideCardNotice } from './SideCardNotice';
import { useFileDrop } from './useFileDrop';
import './fileDrop.css';

/** Which file is asked for, and who takes it. */
export type FileChoice = Pick<FileButtonProps, 'label' | 'accept' | 'hasArrived' | 'onFile'>;

/** Why a file was not taken, or did not arrive; without `onRetry` there is no use in trying it again. */
interface FileTrouble {
  readonly text: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss: () => void;
}

export interface FileDropProps extends HTMLAttributes<HTMLElement> {
  readonly choice: FileChoice;
  /** The file that is on its way. */
  readonly sending?: SendingFileProps | undefined;
  readonly trouble?: FileTrouble | undefined;
  /** What is dropped and is no file is handed over as none, to be refused; else it is let pass. */
  readonly refusesOther?: boolean;
  readonly heading?: ReactNode;
  readonly areaRef?: Ref<HTMLElement>;
}

const ChoiceContext = createContext<FileChoice | null>(null);

/**
 * Where a file is given: dropped anywhere on it, or chosen with a `ChooseFile` among its children. It shows how far the
 * file is, with the way to stop it, and why one was not taken, with the way to try it again.
 */
export function FileDrop(props: FileDropProps) {
  const { choice, sending, trouble, refusesOther = false, heading, areaRef, children, ...element } = props;
  const { isOver, dropProps } = useFileDrop(choice.onFile, refusesOther);
  return (
    <ChoiceContext.Provider value={choice}>
      <section ref={areaRef} data-over={isOver} {...element} {...dropProps}>
        {heading}
        {trouble && (
          <SideCardNotice isTrouble onRetry={trouble.onRetry} onDismiss={trouble.onDismiss}>
            {trouble.text}
          </SideCardNotice>
        )}
        {sending && <SendingFile {...sending} />}
        {children}
      </section>
    </ChoiceContext.Provider>
  );
}

/** The button that opens the browser's file picker for the `FileDrop` that it stands in. */
export function ChooseFile(button: Omit<FileButtonProps, keyof FileChoice>) {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('ChooseFile needs a FileDrop above it.');
  return <FileButton {...button} {...choice} />;
}
