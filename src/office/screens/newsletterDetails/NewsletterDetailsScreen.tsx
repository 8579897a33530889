import { RecordLink } from '../shared/recordPage/RecordLink';
import { Letter } from './newsletterPage';

/** Titles, footer and colours of a newsletter (spec section 2). */
export default function NewsletterDetailsScreen() {
  return (
    <Letter.Screen>
      <div>
        <Letter.Text field="title" isRequired isFirst />
        <Letter.Text field="heading1" />
        <Letter.Text field="heading2" />
        <Letter.Text field="heading3" />
        <Letter.Text field="conclusion" rows={4} />
      </div>
      <div>
        <RecordLink />
        <Letter.Colour field="textColour" />
        <Letter.Colour field="backColour" />
        <Letter.Text field="trackingId" />
      </div>
    </Letter.Screen>
  );
}
