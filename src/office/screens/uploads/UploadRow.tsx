import { useIntl } from 'react-intl';
import { refusalText } from '../shared/refusalText';
import type { Upload } from '../../workflows/uploads';
import { UploadActions, UploadEnd } from './UploadActions';
import { UploadBar } from './UploadBar';
import { uploadLine } from './uploadTexts';
import './uploads.css';

interface UploadRowProps {
  readonly upload: Upload;
  /** The film is not created yet: another file may take the place of one that cannot be encoded. */
  readonly isFilmToCome?: boolean;
}

/** One upload from its first byte until its film plays. */
export function UploadRow({ upload, isFilmToCome = false }: UploadRowProps) {
  const intl = useIntl();
  const isRefused = upload.status === 'done' && upload.retry.status === 'refused';
  return (
    <div className="upload" data-trouble={isTroubled(upload)}>
      <div className="upload-head">
        <span className="upload-name" title={upload.file.name}>
          <bdi>{upload.file.name}</bdi>
        </span>
        <UploadEnd upload={upload} />
      </div>
      <UploadBar upload={upload} />
      <div className="upload-foot">
        <p className="upload-line" role={isTroubled(upload) ? 'alert' : undefined}>
          {uploadLine(intl, upload)}
          {isRefused && upload.retry.status === 'refused' && <> {refusalText(intl, upload.retry.refusal)}</>}
        </p>
        <UploadActions upload={upload} isFilmToCome={isFilmToCome} />
      </div>
    </div>
  );
}

const isTroubled = (upload: Upload): boolean =>
  upload.status === 'error' ||
  upload.status === 'notUploading' ||
  (upload.status === 'done' && upload.encoding.status === 'failed');
