import type { IntlShape } from 'react-intl';
import { encodingFailure } from '../shared/encodingFailure';
import { bytesText } from '../../ui/bytesText';
import type { Encoding } from '../../entities/encodings';
import type { Upload } from '../../workflows/films/uploads';

/** Where an upload, and what is made of its file, stands: in a line. */
export function uploadLine(intl: IntlShape, upload: Upload, encoding: Encoding): string {
  const { formatMessage } = intl;
  switch (upload.status) {
    case 'starting':
      return formatMessage({ id: 'uploads.starting' });
    case 'cancelling':
      return formatMessage({ id: 'uploads.cancelling' });
    case 'error':
    case 'notUploading':
      return formatMessage({ id: `uploads.trouble.${upload.trouble}` });
    case 'done':
      return encodingLine(intl, encoding);
    case 'uploading':
      return sendingLine(intl, upload);
  }
}

function sendingLine(intl: IntlShape, upload: Extract<Upload, { status: 'uploading' }>): string {
  const { sent, file, interrupted, secondsLeft } = upload;
  const amount = intl.formatMessage(
    { id: 'uploads.amount' },
    { sent: bytesText(intl, sent), size: bytesText(intl, file.size) },
  );
  if (interrupted) return `${amount} · ${intl.formatMessage({ id: 'uploads.interrupted' })}`;
  return secondsLeft === null ? amount : `${amount} · ${timeLeft(intl, secondsLeft)}`;
}

function timeLeft({ formatMessage }: IntlShape, seconds: number): string {
  if (seconds < 60) return formatMessage({ id: 'uploads.secondsLeft' }, { seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return formatMessage({ id: 'uploads.minutesLeft' }, { minutes });
  return formatMessage({ id: 'uploads.hoursLeft' }, { hours: Math.round(minutes / 60) });
}

function encodingLine(intl: IntlShape, { status, progress, reason }: Encoding): string {
  if (status === 'failed')
    return intl.formatMessage({ id: 'uploads.encodingFailed' }, { reason: encodingFailure(intl, reason) });
  if (status === 'running') return intl.formatMessage({ id: 'uploads.encoding' }, { progress });
  return intl.formatMessage({ id: status === 'done' ? 'uploads.ready' : 'uploads.encodingWaits' });
}
