import { Feed, Layers, Media, SendMessage } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { CalendarAction } from '../../../contract/entities/calendar';

/** What stands for a kind of thing in the calendar. */
export const entryIcon: Readonly<Record<CalendarAction, ReactElement>> = {
  newsOn: <Feed size={14} />,
  newsOff: <Feed size={14} />,
  screenOn: <Media size={14} />,
  screenOff: <Media size={14} />,
  newsletter: <SendMessage size={14} />,
  reel: <Layers size={14} />,
};
