import { newsPictureAddress } from '../../../contract/rules/media';
import { newsPicture } from '../../workflows/news/newsPicture';
import { ScheduleDialog } from '../scheduling/ScheduleDialog';
import { RecordLink } from '../shared/recordPage/RecordLink';
import { News } from './newsPage';
import { NewsTimes } from './NewsTimes';

/** Title, rich text, picture and link of a news item (spec section 2). */
export default function NewsDetailsScreen() {
  return (
    <>
      <News.Screen>
        <div>
          <News.Text field="title" isRequired isFirst />
          <News.RichText field="text" placeholder="newsDetail.textPlaceholder" />
        </div>
        <div>
          <News.Picture
            field="picture"
            workflow={newsPicture}
            addressOf={newsPictureAddress}
            alt="newsDetail.picture.alt"
          />
          <RecordLink />
          <News.Switch field="online" />
          <NewsTimes />
        </div>
      </News.Screen>
      <ScheduleDialog />
    </>
  );
}
