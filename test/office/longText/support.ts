import { longTexts } from '../../../src/office/entities/longTexts';
import { autoSaveReducer } from '../../../src/office/workflows/records/autoSave';
import {
  longTextIntents,
  longTextReducer,
  longTextSaga,
  selectCanSave,
  selectDocument,
} from '../../../src/office/workflows/records/longText';
import { signedInPerson } from '../people';
import { ok, startWorkflows } from '../support';

export const BIOGRAPHY = { kind: 'biography', talentId: 't1' } as const;
export const READ = 'http.call biography.read';
export const SAVE = 'http.call biography.save';

/** A biography that is open, with auto-save off unless it is said to be on. */
export function open({ drafts = {}, text = { markdown: 'Before', version: 3 }, isOn = false } = {}) {
  const office = startWorkflows(
    { ...signedInPerson, autoSave: autoSaveReducer, longText: longTextReducer, longTexts: longTexts.reducer },
    [longTexts.saga, longTextSaga],
    {
      autoSave: { on: isOn, drafts: {} },
      longText: { document: { status: 'closed' }, notice: null, drafts },
    },
  );
  const { store, world } = office;
  store.dispatch(longTextIntents.opened(BIOGRAPHY));
  world.answer(READ, ok(text));
  const text_ = () => {
    const document = selectDocument(store.getState());
    return { ...document, markdown: 'draft' in document ? document.draft.values.markdown : null };
  };
  const type = (markdown: string) => store.dispatch(longTextIntents.edited(markdown));
  const save = () => {
    store.dispatch(longTextIntents.saveRequested());
    if (world.pending().includes('ids.new')) world.answer('ids.new', 'request-1');
  };
  return { ...office, text: text_, type, save, canSave: () => selectCanSave(store.getState()) };
}
