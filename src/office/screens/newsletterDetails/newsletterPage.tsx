import { SendMessage } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { newsletterContentFields } from '../../../contract/entities/newsletter';
import { CREATE } from '../../../contract/rules/newsletterId';
import { newsletterDetail, NEWSLETTERS_PATH } from '../../workflows/newsletters/newsletterDetail';
import { selectIsFilmAwaited } from '../../workflows/newsletters/newsletterItems';
import { newsletterPicture } from '../../workflows/newsletters/newsletterPicture';
import { recordPageParts } from '../shared/recordPage/recordPageParts';
import { NewsletterAwaited } from './NewsletterAwaited';

type Root = Parameters<typeof newsletterPicture.selectIsUploading>[0] &
  Parameters<typeof selectIsFilmAwaited>[0];

/** The page of a newsletter, and its fields. */
export const Letter = recordPageParts({
  thing: 'newsletter',
  workflow: newsletterDetail,
  selectIsAwaited: (state: Root) => newsletterPicture.selectIsUploading(state) || selectIsFilmAwaited(state),
  fields: newsletterContentFields,
  labels: {
    title: 'newsletter.field.title',
    heading1: 'newsletter.field.heading1',
    heading2: 'newsletter.field.heading2',
    heading3: 'newsletter.field.heading3',
    items: 'newsletter.field.items',
    conclusion: 'newsletter.field.conclusion',
    linkType: 'newsletter.field.linkType',
    linkValue: 'newsletter.field.linkValue',
    trackingId: 'newsletter.field.trackingId',
    textColour: 'newsletter.field.textColour',
    backColour: 'newsletter.field.backColour',
  },
  useAddressed() {
    const { id = CREATE } = useParams();
    return id === CREATE ? null : id;
  },
  Awaited: NewsletterAwaited,
  listPath: NEWSLETTERS_PATH,
  icon: <SendMessage />,
  texts: {
    new: 'newsletter.new',
    edit: 'newsletter.edit',
    look: 'trash.kind.newsletter',
    back: 'newsletter.back',
    created: 'newsletter.created',
    saved: 'newsletter.saved',
    refused: 'newsletter.refused',
    gone: 'newsletter.gone',
    missing: 'newsletter.missing',
    restored: 'newsletter.restored',
  },
});
