import { configurationReducer } from '../../../src/office/entities/configuration';
import { resumes, selectKnownResume } from '../../../src/office/entities/resumes';
import { sessionReducer } from '../../../src/office/entities/session';
import { talentsReducer } from '../../../src/office/entities/talents';
import { serverEventReceived } from '../../../src/office/workflows/office/events';
import {
  resumeIntents,
  resumeReducer,
  resumeSaga,
  selectFormerResume,
  selectResume,
} from '../../../src/office/workflows/talents/resume';
import { session } from '../people';
import { ok, startWorkflows, uploadPauses } from '../support';
import { talent } from '../talents/catalogue';
import { talentsLoaded } from '../loaded';

export const READ = 'http.call resume.read';
export const TOGGLE = 'http.call resume.toggle';
export const REMOVE = 'http.call resume.remove';
export const SEND = 'uploads.sendForm';
export const FORGET = 'files.forget';

export const file = { fileId: 'file-1', name: 'CV Léa.pdf', size: 1000, type: 'application/pdf' };
export const none = { fileName: '' };
export const kept = { fileName: 'lea_AAAAAAAAAA.pdf', originalName: 'CV.pdf', size: 900, online: true };
export const changed = (id: string) =>
  serverEventReceived({ kind: 'changed', entity: 'resume', id, version: null });
export const of = <T extends object>(rest?: T) => ({ talentId: 't1', ...rest! });

/** An office that has opened the resume of talent `t1`, as the server knows it. */
export function open(resume: object = none) {
  const reducers = {
    configuration: configurationReducer,
    session: sessionReducer,
    talents: talentsReducer,
    resume: resumeReducer,
    resumes: resumes.reducer,
  };
  const current = { ...session(), agency: { ...session().agency, resumeFolder: 'resumes' } };
  const sagas = [resumes.saga, resumeSaga];
  const { world, store } = startWorkflows(reducers, sagas, { session: { current } }, uploadPauses);
  store.dispatch(talentsLoaded([talent('t1', { firstName: 'Léa', lastName: 'Mør' })]));
  store.dispatch(resumeIntents.opened(of()));
  world.answer(READ, ok(resume));
  const state = () => selectResume(store.getState(), 't1');
  const known = () => selectKnownResume(store.getState(), 't1');
  const former = () => selectFormerResume(store.getState(), 't1');
  const choose = (chosen: typeof file | null = file) =>
    store.dispatch(resumeIntents.fileChosen(of({ file: chosen })));
  const answered = (answer: unknown) => world.hear(SEND, { kind: 'answered', answer });
  /** Chooses a file and lets it arrive, up to where it has to be turned on. */
  const sendWhole = () => {
    choose();
    world.answer('ids.new', 'BBBBBBBBBBBBBBBBBBBB');
    answered(ok({ fileName: 'mor_lea_BBBBBBBBBBBBBBBBBBBB.pdf' }));
    world.answer(FORGET, null);
  };
  return { world, store, state, known, former, choose, answered, sendWhole };
}
