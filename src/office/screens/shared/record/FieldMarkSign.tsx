import { Tick } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { FieldMark } from '../../../workflows/records/autoSave';

/** The check mark of a field that was just saved; it fades. */
export function FieldMarkSign({ mark }: { readonly mark: FieldMark }) {
  const { formatMessage } = useIntl();
  if (mark !== 'saved') return null;
  return (
    <span className="auto-save-tick">
      <Tick size={14} title={formatMessage({ id: 'autoSave.saved' })} />
    </span>
  );
}
