import type { IntlShape } from 'react-intl';

type MessageId = FormatjsIntl.Message['ids'];

/** Whether there is such a text: what the server names may have none yet. */
export const hasText = (intl: IntlShape, id: string): id is MessageId => Object.hasOwn(intl.messages, id);
