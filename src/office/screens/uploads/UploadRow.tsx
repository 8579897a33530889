import { useIntl } from 'react-intl';
import { refusalText } from '../shared/refusalText';
import type { Upload } from '../../workflows/uploads';
import { UploadActions, UploadEnd } from './UploadActions';
import { UploadBar } from './UploadBar';
import { uploadLine } from './uploadTexts';
import './uploads.css';

/** One upload from its first byte until its film plays. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const intl = useIntl();
  const isRefused = upload.status === 'done' && upload.retry.status === 'refused';
  return (
    <div className="upload" data-trouble={isTroubled(upload)}>
      <div className="upload-head">
        <span className="upload-name" title={upload.file.name}>
          {upload.file.name}
        </span>
        <UploadEnd upload={upload} />
      </div>
      <UploadBar upload={upload} />
      <div className="upload-foot">
        <p className="upload-line" role={isTroubled(upload) ? 'alert' : undefined}>
          {uploadLine(intl, upload)}
          {isRefused && upload.retry.status === 'refused' && <> {refusalText(intl, upload.retry.refusal)}</>}
        </p>
        <UploadActions upload={upload} />
      </div>
    </div>
  );
}

const isTroubled = (upload: Upload): boolean =>
  upload.status === 'error' ||
  upload.status === 'notUploading' ||
  (upload.status === 'done' && upload.encoding.status === 'failed');
