import { ProgressBar } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Encoding } from '../../entities/encodings';
import type { Upload } from '../../workflows/films/uploads';
import { useEncoding } from '../shared/useEncoding';

/** How far an upload, then its encoding, has come; nothing where there is no going on. */
export function UploadBar({ upload }: { readonly upload: Upload }) {
  const { formatMessage } = useIntl();
  const bar = barOf(upload, useEncoding(upload.processId));
  if (bar === undefined) return null;
  return (
    <ProgressBar
      className="upload-bar"
      aria-label={formatMessage(
        { id: upload.status === 'done' ? 'uploads.encodingOf' : 'uploads.uploadOf' },
        { name: upload.file.name },
      )}
      {...bar}
    />
  );
}

function barOf(upload: Upload, encoding: Encoding) {
  switch (upload.status) {
    case 'uploading': {
      const { sent, file, interrupted } = upload;
      return {
        value: sent / file.size,
        stripes: false,
        intent: interrupted ? 'warning' : 'primary',
      } as const;
    }
    case 'starting':
    case 'cancelling':
      return {};
    case 'done':
      return encodingBar(encoding);
    default:
      return undefined;
  }
}

function encodingBar({ status, progress }: Encoding) {
  if (status === 'done' || status === 'failed') return undefined;
  return status === 'running'
    ? ({ value: progress / 100, stripes: false, intent: 'success' } as const)
    : ({ intent: 'success' } as const);
}
