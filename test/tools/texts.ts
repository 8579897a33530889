import enOffice from '../../locales/en/office.json';
import enPages from '../../locales/en/pages.json';
import enReplay from '../../locales/en/replay.json';
import enReport from '../../locales/en/report.json';
import enSignIn from '../../locales/en/signIn.json';
import esOffice from '../../locales/es/office.json';
import esPages from '../../locales/es/pages.json';
import esReplay from '../../locales/es/replay.json';
import esReport from '../../locales/es/report.json';
import esSignIn from '../../locales/es/signIn.json';

/** All texts in English. */
export const en = { ...enSignIn, ...enOffice, ...enPages, ...enReport, ...enReplay };

/** All texts in Spanish. */
export const es = { ...esSignIn, ...esOffice, ...esPages, ...esReport, ...esReplay };
