export { intents as filmEditorIntents, reducer as filmEditorReducer } from './slice';
export { filmEditorSaga } from './saga';
export { selectFilmEditor } from './selectors';
export type { FilmEditorSection, FilmEditorState } from './state';
