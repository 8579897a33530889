import { FileButton, type FileButtonProps } from '../../ui/FileButton';
import { useFileChoice } from './useFileChoice';

interface ChooseFileButtonProps extends Pick<FileButtonProps, 'size' | 'disabled' | 'text' | 'aria-label'> {
  readonly uploadKey: string;
}

/** Opens the browser's file picker for the film file of an upload, where none is dropped. */
export function ChooseFileButton({ uploadKey, ...button }: ChooseFileButtonProps) {
  return <FileButton {...button} {...useFileChoice(uploadKey)} />;
}
