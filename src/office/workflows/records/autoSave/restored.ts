import { isUnsaved } from '../../../kernel/draft/draft';
import { draftsIn } from '../../../kernel/draft/stored';
import { withProblems } from './draft';
import { type FormName, forms } from './forms';
import type { AutoSaveState, Draft } from './state';

/**
 * What auto-save starts with: every stored draft that has unsaved text is offered again, with what
 * holds it back. Undefined when none is sound.
 */
export function restoredAutoSave(stored: unknown): AutoSaveState | undefined {
  if (typeof stored !== 'object' || stored === null || !('on' in stored)) return undefined;
  if (typeof stored.on !== 'boolean') return undefined;
  const offered = Object.entries(draftsIn(stored)).flatMap(([name, draft]): [string, Draft][] => {
    const [form = '', ...rest] = name.split(':');
    if (!isForm(form) || !isUnsaved(draft)) return [];
    const common = { form, recordId: rest.join(':'), ...draft, marks: {}, saves: 0 };
    return [[name, { ...withProblems(common), status: 'offered' }]];
  });
  return { on: stored.on, drafts: Object.fromEntries(offered) };
}

const isForm = (form: string): form is FormName => Object.keys(forms).includes(form);
