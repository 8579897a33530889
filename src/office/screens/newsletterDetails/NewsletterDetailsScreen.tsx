import { DragArea } from '../../ui/DragArea';
import { ContrastNote } from '../shared/ContrastNote';
import { RecordLink } from '../shared/recordPage/RecordLink';
import { ScheduleDialog } from '../scheduling/ScheduleDialog';
import { SendNewsletterDialog } from '../sendNewsletter/SendNewsletterDialog';
import { LetterItems } from './LetterItems';
import { LetterWays } from './LetterWays';
import { Letter } from './newsletterPage';
import { PreviewDialog } from './PreviewDialog';
import './newsletterDetails.css';

/** Titles, what stands in it, footer and colours of a newsletter (spec section 2). */
export default function NewsletterDetailsScreen() {
  return (
    <DragArea>
      <Letter.Screen>
        <div>
          <Letter.Text field="title" isRequired isFirst />
          <Letter.Text field="heading1" />
          <Letter.Text field="heading2" />
          <Letter.Text field="heading3" />
          <LetterItems />
          <Letter.Text field="conclusion" rows={4} />
        </div>
        <div>
          <LetterWays />
          <RecordLink />
          <Letter.Colour field="textColour" />
          <Letter.Colour field="backColour" />
          <LetterContrast />
          <Letter.Text field="trackingId" />
        </div>
      </Letter.Screen>
      <PreviewDialog />
      <SendNewsletterDialog />
      <ScheduleDialog />
    </DragArea>
  );
}

/** Whether its texts can be read. */
function LetterContrast() {
  const text = Letter.useField('textColour').value;
  const ground = Letter.useField('backColour').value;
  return <ContrastNote text={text} ground={ground} />;
}
