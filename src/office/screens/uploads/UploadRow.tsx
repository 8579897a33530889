import { useIntl } from 'react-intl';
import { hasFailedToEncode, type Upload } from '../../workflows/films/uploads';
import { useRetryRefusal } from './EncodeAgain';
import { UploadActions } from './UploadActions';
import { UploadBar } from './UploadBar';
import { UploadName } from './UploadName';
import { UploadEnd } from './UploadEnd';
import { uploadLine } from './uploadTexts';
import { useEncoding } from '../shared/useEncoding';
import './uploads.css';

interface UploadRowProps {
  readonly upload: Upload;
  /** For which upload another file is chosen right here, instead of one that cannot be encoded. */
  readonly takesFileAs?: string;
}

/** One upload from its first byte until its film plays. */
export function UploadRow({ upload, takesFileAs }: UploadRowProps) {
  const intl = useIntl();
  const refusal = useRetryRefusal(upload.processId);
  const encoding = useEncoding(upload.processId);
  const isTroubled =
    upload.status === 'error' || upload.status === 'notUploading' || hasFailedToEncode(upload, encoding);
  return (
    <div className="upload" data-trouble={isTroubled}>
      <div className="upload-head">
        <UploadName upload={upload} />
        <UploadEnd upload={upload} />
      </div>
      <UploadBar upload={upload} />
      <div className="upload-foot">
        {/* An alert is heard as it comes in, not as what stood there becomes one. */}
        <p key={`${isTroubled}`} className="upload-line" role={isTroubled ? 'alert' : undefined}>
          {uploadLine(intl, upload, encoding)}
          {refusal && <> {refusal}</>}
        </p>
        <UploadActions upload={upload} takesFileAs={takesFileAs} />
      </div>
    </div>
  );
}
