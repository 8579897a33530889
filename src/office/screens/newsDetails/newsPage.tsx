import { Feed } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { newsContentFields } from '../../../contract/entities/news';
import { newsDetail } from '../../workflows/news/newsDetail';
import { newsPicture } from '../../workflows/news/newsPicture';
import { ListAwaited } from '../shared/ListAwaited';
import { recordPageParts } from '../shared/recordPage/recordPageParts';

/** The page of a news item, and its fields. */
export const News = recordPageParts({
  thing: 'news',
  workflow: newsDetail,
  selectIsAwaited: newsPicture.selectIsUploading,
  fields: newsContentFields,
  labels: {
    title: 'newsDetail.field.title',
    text: 'newsDetail.field.text',
    picture: 'newsDetail.field.picture',
    online: 'newsDetail.field.online',
    linkType: 'newsDetail.field.linkType',
    linkValue: 'newsDetail.field.linkValue',
  },
  useAddressed: () => useSearchParams()[0].get('id'),
  Awaited: ({ children }) => <ListAwaited list="news">{children}</ListAwaited>,
  listPath: '/app/page/news',
  icon: <Feed />,
  texts: {
    new: 'newsDetail.new',
    edit: 'newsDetail.edit',
    look: 'trash.kind.news',
    back: 'newsDetail.back',
    created: 'newsDetail.created',
    saved: 'newsDetail.saved',
    refused: 'newsDetail.refused',
    gone: 'newsDetail.gone',
    missing: 'newsDetail.missing',
  },
});
