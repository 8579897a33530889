import { DialogBody, Hotkey, type HotkeyConfig } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { TitledDialog } from '../shared/TitledDialog';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly keys: readonly HotkeyConfig[];
  readonly onClose: () => void;
}

/** What `?` opens: the keys that work on every screen. */
export default function KeysDialog({ isOpen, keys, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'layout.keys' })}>
      <DialogBody>
        {keys.map((key) => (
          <Hotkey key={key.combo} {...key} />
        ))}
      </DialogBody>
    </TitledDialog>
  );
}
