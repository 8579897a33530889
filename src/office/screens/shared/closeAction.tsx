import { Cross } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';

/** The cross of a toast, in place of Blueprint's own, which is "Close" in every language. */
export const closeAction = ({ formatMessage }: IntlShape) => ({
  icon: <Cross />,
  'aria-label': formatMessage({ id: 'action.close' }),
});
