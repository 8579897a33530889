import { Button, FormGroup } from '@blueprintjs/core';
import { Media, Trash } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { newsPictureAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/configuration';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { useFileKeeper } from '../../ui/fileKeeper';
import type { OpenNews } from '../../workflows/newsDetail';
import { newsPictureIntents, selectNewsPicture } from '../../workflows/newsPicture';
import { fileProblem } from '../shared/fileProblem';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { refusalText } from '../shared/refusalText';
import { useNewsField } from './useNewsField';

/** The picture of a news item: dropped here, or chosen with the button; taken away again. */
export function NewsPicture({ page }: { readonly page: OpenNews }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const dispatch = useDispatch();
  const keepFile = useFileKeeper();
  const { media } = useSelector(selectAddresses);
  const sending = useSelector(selectNewsPicture);
  const { value: picture, change, disabled } = useNewsField(page, 'picture');
  const { id: newsId } = page;
  return (
    <FormGroup label={formatMessage({ id: 'newsDetail.field.picture' })}>
      <FileDrop
        className="news-picture-drop"
        refusesOther
        choice={{
          label: formatMessage({ id: 'newsDetail.picture.choose' }),
          accept: PICTURE_FILES,
          onFile: (file) => dispatch(newsPictureIntents.fileChosen({ newsId, file: file && keepFile(file) })),
        }}
        sending={
          sending.status === 'uploading'
            ? {
                label: formatMessage({ id: 'newsDetail.picture.sending' }, { name: sending.file.name }),
                sent: sending.sent,
                size: sending.file.size,
                onCancel: () => dispatch(newsPictureIntents.cancelled({ newsId })),
              }
            : undefined
        }
        trouble={
          sending.status === 'refused'
            ? {
                text:
                  fileProblem(intl, sending.refusal, pictureProblems) ?? refusalText(intl, sending.refusal),
                onRetry: sending.again ? () => dispatch(newsPictureIntents.retried({ newsId })) : undefined,
                onDismiss: () => dispatch(newsPictureIntents.dismissed({ newsId })),
              }
            : undefined
        }
      >
        {picture ? (
          <img
            src={newsPictureAddress(media, picture)}
            alt={formatMessage({ id: 'newsDetail.picture.alt' })}
          />
        ) : (
          <p className="gr-muted">
            <Media size={20} aria-hidden /> {formatMessage({ id: 'newsDetail.picture.drop' })}
          </p>
        )}
        <div className="news-picture-ways">
          <ChooseFile
            size="small"
            disabled={disabled || sending.status === 'uploading'}
            text={formatMessage({ id: picture ? 'newsDetail.picture.other' : 'newsDetail.picture.choose' })}
          />
          {picture && (
            <Button
              size="small"
              variant="minimal"
              icon={<Trash />}
              disabled={disabled}
              text={formatMessage({ id: 'newsDetail.picture.remove' })}
              onClick={() => change('')}
            />
          )}
        </div>
      </FileDrop>
    </FormGroup>
  );
}
