import { select } from 'typed-redux-saga';
import type { ReelKind } from '../../../contract/rules/reelType';
import type { ReelOwner } from '../../entities/reelOwner';
import { go } from '../../kernel/commands';
import { formDialog } from '../../kernel/formDialog';
import { attempt } from '../../kernel/mutation';
import { perform } from '../../kernel/perform';
import { selectPath } from '../office/navigation';
import { reelPath } from './reelPath';
import { requestedCode } from './requestedCode';

/** The reel that is taken. */
export interface OriginalReel {
  readonly owner: ReelOwner;
  readonly reelId: string;
  readonly title: string;
  readonly kind: ReelKind;
}

interface Copied {
  readonly reelId: string | undefined;
  readonly talentId: string;
  /** Where the person was when they asked for it. */
  readonly from: string;
}

interface Copy {
  readonly title: string;
  /** For whom. */
  readonly talentId: string;
}

/** A reel is made once more, for the same talent or for another one, and is gone to; whoever went on meanwhile is not called back. */
export const reelCopy = formDialog({
  name: 'reelCopy',
  *save({ reelId }: OriginalReel, { title, talentId }: Copy, before) {
    const from = yield* select(selectPath);
    const { requestId, code } = yield* requestedCode(before);
    const tried = yield* attempt(
      'reel.duplicate',
      { reelId, title: title.trim(), code, talentId },
      requestId,
    );
    return tried.ok ? { ok: true, reply: { reelId: tried.reply.reelId, talentId, from } } : tried;
  },
  /** A group, a link or a poster has no contents to be opened. */
  *then({ owner, kind }, { reelId, talentId, from }: Copied) {
    if ((yield* select(selectPath)) !== from) return;
    yield* perform(go(reelPath({ ...owner, talentId }, kind === 'reel' ? reelId : undefined)));
  },
});
