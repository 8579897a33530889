import { FormattedMessage } from 'react-intl';

type NothingId =
  | 'replay.noChange'
  | 'replay.start'
  | 'replay.noFlying'
  | 'replay.why.hint'
  | 'replay.why.none';

/** Says that there is nothing to show at this place. */
export const Nothing = ({ id }: { readonly id: NothingId }) => (
  <p className="playback-quiet">
    <FormattedMessage id={id} />
  </p>
);
