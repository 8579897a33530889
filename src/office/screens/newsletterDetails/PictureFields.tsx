import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { ItemOf } from '../../../contract/entities/newsletterItem';
import { newsPictureAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { placeOfItem } from '../../workflows/newsletters/newsletterItems';
import { newsletterPicture } from '../../workflows/newsletters/newsletterPicture';
import { ChooseFile, FileDrop } from '../../ui/FileDrop';
import { PICTURE_FILES, pictureProblems } from '../shared/pictureFiles';
import { useShownRecord } from '../shared/recordPage/shownRecord';
import { useSlot } from '../shared/useSlot';
import { ItemField } from './ItemField';
import { ForStaff } from '../shared/ForStaff';

const texts = {
  choose: 'newsletter.picture.exchange',
  sending: 'recordPage.picture.sending',
  problems: pictureProblems,
} as const;

/** A picture, which can be exchanged for another one, what it shows and where it leads. */
export function PictureFields({ item }: { readonly item: ItemOf<'picture'> }) {
  const { formatMessage } = useIntl();
  const { media } = useSelector(selectAddresses);
  const { id, status } = useShownRecord().page;
  const isLocked = status !== 'editing';
  const place = { id: placeOfItem(id, item.key) };
  const state = useSelector(newsletterPicture.select);
  const isHere = 'id' in state && state.id === place.id;
  const slot = useSlot({
    place,
    intents: newsletterPicture.intents,
    accept: PICTURE_FILES,
    sending: isHere && state.status === 'uploading' ? state : undefined,
    refused: isHere && state.status === 'refused' ? state : undefined,
    selectHasArrived: newsletterPicture.selectHasArrived,
    isLocked,
    texts,
  });
  return (
    <div className="letter-fields">
      <FileDrop className="letter-picture-drop" {...slot}>
        <img
          className="letter-picture"
          src={newsPictureAddress(media, item.picture)}
          alt={item.description}
        />
        <ForStaff>
          <ChooseFile
            size="small"
            disabled={isLocked || slot.sending !== undefined}
            text={formatMessage({ id: 'newsletter.picture.exchange' })}
          />
        </ForStaff>
      </FileDrop>
      <ItemField
        item={item}
        field="description"
        label="newsletter.picture.description"
        hint={formatMessage({ id: 'newsletter.picture.descriptionHint' })}
        isFirst
      />
      <ItemField item={item} field="link" label="newsletter.item.link" isAddress />
    </div>
  );
}
