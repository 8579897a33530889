import { LONG_TEXT_LIMIT, longTextFields } from '../entities/longText';
import { script } from '../script';
import { optional, WireError } from '../wire/field';
import { id, text, whole } from '../wire/fields';
import { record, type Reply } from '../wire/reply';

/** What a save came to: the version it made (absent where the backend has none), or why the server failed, in its words. */
export type TextSaved =
  | { readonly outcome: 'saved'; readonly version?: number | undefined }
  | { readonly outcome: 'failed'; readonly message: string };

const version = whole('ROW_VERSION');

/** SaveBiography replies `status` (success expected) and `message` (spec section 7). */
const savedReply: Reply<TextSaved> = {
  shape: 'status,message,ROW_VERSION',
  read(body) {
    if (typeof body !== 'object' || body === null || !('status' in body))
      throw new WireError('status', 'success');
    const wire = body as Record<string, unknown>;
    if (wire['status'] !== 'success') return { outcome: 'failed', message: String(wire['message'] ?? '') };
    const row = wire['ROW_VERSION'];
    return row === undefined ? { outcome: 'saved' } : { outcome: 'saved', version: version.read(row) };
  },
  write: (saved) =>
    saved.outcome === 'saved'
      ? { status: 'success', message: '', ROW_VERSION: saved.version }
      : { status: 'error', message: saved.message },
};

/**
 * A save that names the version it began from is refused as a conflict when another has been saved since; without one
 * the last save stands.
 */
const saving = { version: optional(version), requestId: optional(id('REQUEST_ID')) };

export const longTextScripts = [
  script({
    name: 'biography.read',
    path: 'GetBiography.php',
    allow: 'reader',
    input: { talentId: id('TEC_ID') },
    reply: record(longTextFields),
  }),
  script({
    name: 'biography.save',
    path: 'SaveBiography.php',
    allow: 'staff',
    input: {
      talentId: id('TEC_ID'),
      markdown: text('BIOGRAPHY_MARKDOWN', { min: 1, max: LONG_TEXT_LIMIT }),
      ...saving,
    },
    reply: savedReply,
  }),
  /** The agency's own text about itself, one an agency; it may be empty. */
  script({
    name: 'about.read',
    path: 'GetAboutText.php',
    allow: 'reader',
    input: {},
    reply: record(longTextFields),
  }),
  script({
    name: 'about.save',
    path: 'SaveAboutText.php',
    allow: 'staff',
    input: { markdown: text('ABOUT_MARKDOWN', { max: LONG_TEXT_LIMIT }), ...saving },
    reply: savedReply,
  }),
] as const;
