import { DIALOG_SUCCESS_DELAY } from '../../../contract/constants';
import { type ScreenContent, screenContentFields } from '../../../contract/entities/screen';
import { problemsOf } from '../../../contract/wire/record';
import { screens, screenSaved, selectAreScreensKnown, selectScreenCopy } from '../../entities/screens';
import { attempt } from '../../kernel/mutation';
import { recordPage } from '../../kernel/recordPage';

/** The dialog in which caption and film of a home screen are written. */
export const screenDetail = recordPage({
  name: 'screenDetail',
  problemsOf: (content: ScreenContent) => problemsOf(screenContentFields, content),
  blank: { legend: '', filmId: '' } as ScreenContent,
  selectCopy: selectScreenCopy,
  selectIsLoaded: selectAreScreensKnown,
  told: [screens.facts.loaded, screens.facts.rowsTold],
  update: (screenId, { values, version }, before) =>
    attempt('screen.update', { screenId, ...values, ...(version !== null && { version }) }, before),
  saved: ({ id: screenId, values: content, version }) => screenSaved({ screenId, content, version }),
  updatedDelay: DIALOG_SUCCESS_DELAY,
});
