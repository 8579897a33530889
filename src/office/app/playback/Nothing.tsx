import { FormattedMessage } from 'react-intl';

/** Says that there is nothing to show at this place. */
export const Nothing = ({ id }: { readonly id: 'replay.noChange' | 'replay.start' | 'replay.noFlying' }) => (
  <p className="playback-quiet">
    <FormattedMessage id={id} />
  </p>
);
