import type { UnknownAction } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import type { FileDropProps } from '../../ui/FileDrop';
import { type KeptFile, useFileKeeper } from '../../ui/fileKeeper';
import type { PictureSlotWorkflow } from '../../workflows/records/pictureSlot';
import { fileProblem } from './fileProblem';
import { refusalText } from './refusalText';
import { useMayChange } from './useMay';

type TextId = FormatjsIntl.Message['ids'];

type ArrivalsRoot = Parameters<PictureSlotWorkflow['selectHasArrived']>[0];

/** A file slot of a workflow, for the place that a screen shows. */
interface Slot<Place> {
  readonly place: Place;
  readonly intents: {
    readonly fileChosen: (chosen: Place & { readonly file: KeptFile | null }) => UnknownAction;
    readonly cancelled: (place: Place) => UnknownAction;
    readonly retried?: (place: Place) => UnknownAction;
    readonly dismissed?: (place: Place) => UnknownAction;
  };
  /** What the file picker offers first; the server looks at the content. */
  readonly accept: string;
  /** The file that is on its way. */
  readonly sending: { readonly file: KeptFile; readonly sent: number } | undefined;
  /** Why one did not arrive, and what would be done again. */
  readonly refused?: { readonly refusal: Refusal; readonly again: unknown } | undefined;
  readonly selectHasArrived: (root: ArrivalsRoot, place: Place) => boolean;
  /** No file is taken now. */
  readonly isLocked?: boolean;
  readonly texts: {
    readonly choose: TextId;
    readonly sending: TextId;
    /** By the problem's code. */
    readonly problems: Readonly<Record<string, TextId>>;
  };
}

/** What a `FileDrop` is given that takes the file of a slot. */
export function useSlot<Place>(slot: Slot<Place>) {
  const { place, intents, accept, sending, refused, selectHasArrived, isLocked = false, texts } = slot;
  const { retried, dismissed } = intents;
  const again = refused?.again;
  const intl = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const hasArrived = useSelector((root: ArrivalsRoot) => selectHasArrived(root, place));
  const keepFile = useFileKeeper();
  return {
    choice: {
      label: intl.formatMessage({ id: texts.choose }),
      accept,
      hasArrived,
      onFile: (file) => {
        if (mayChange && !isLocked) dispatch(intents.fileChosen({ ...place, file: file && keepFile(file) }));
      },
    },
    sending: sending && {
      label: intl.formatMessage({ id: texts.sending }, { name: sending.file.name }),
      sent: sending.sent,
      size: sending.file.size,
      onCancel: () => dispatch(intents.cancelled(place)),
    },
    trouble: refused &&
      dismissed && {
        text: fileProblem(intl, refused.refusal, texts.problems) ?? refusalText(intl, refused.refusal),
        onRetry: again && retried ? () => dispatch(retried(place)) : undefined,
        onDismiss: () => dispatch(dismissed(place)),
      },
  } satisfies Pick<FileDropProps, 'choice' | 'sending' | 'trouble'>;
}
