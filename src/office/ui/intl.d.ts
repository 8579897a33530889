import type office from '../../../locales/en/office.json';
import type pages from '../../../locales/en/pages.json';
import type replay from '../../../locales/en/replay.json';
import type report from '../../../locales/en/report.json';
import type signIn from '../../../locales/en/signIn.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof signIn
        | keyof typeof office
        | keyof typeof pages
        | keyof typeof report
        | keyof typeof replay;
    }
  }
}
