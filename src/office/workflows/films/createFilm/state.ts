import type { KeptFile } from '../../../kernel/world';
import type { ChangeInput, Failed } from '../../../kernel/mutation';

/** What the film sheet asks for; all texts as typed. */
export type CreateFilmInput = Pick<
  ChangeInput<'film.add'>,
  'title' | 'director' | 'producer' | 'year' | 'format' | 'notes'
>;

/** What was sent of it: a film with a picture is another request than one without. */
export type SentFilm = CreateFilmInput & { readonly hasPicture?: true };

/** Why a film is not created yet (spec sections 4 and 5); without a picture that was refused while it waited it is, next time. */
export type MissingPart = 'title' | 'upload' | 'picture';

export interface Open {
  readonly talentId: string;
  /** AddTempID: the UPDATE_ID of the film's upload. */
  readonly uploadKey: string;
  /** A picture was sent for it. */
  readonly hasPicture: boolean;
  /** A try ended in doubt: the film may exist, and its file is needed then. */
  readonly mayBeMade?: true;
  /** Files that were dropped with this film's: each makes a film after it. */
  readonly files?: readonly KeptFile[];
  /** The names of what was dropped with it and is no film. */
  readonly leftOut?: readonly string[];
}

/**
 *   closed ──opened──▶ opening ──uploadKeyMade──▶ editing ──submitted──▶ saving ──saved──▶ closed
 *                                                    ▲                   │ │ ▲ submitted
 *                                                    └────partMissing────┘ ▼ │
 *   all but saving ──closed──▶ closed                               refused, doubtful
 *   closed ──nextOpened (another file was dropped with the one before)──▶ opening
 *
 * A picture may come (pictured) and be taken away (pictureRemoved) while the sheet is open.
 *
 * A reload boots as closed.
 */
export type CreateFilmState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'opening';
      readonly talentId: string;
      /** That of the film, and those that wait. */
      readonly files?: readonly KeptFile[];
      readonly leftOut?: readonly string[];
    }
  | (Open & { readonly status: 'editing'; readonly missing: readonly MissingPart[] })
  | (Open & {
      readonly status: 'saving';
      readonly input: SentFilm;
      readonly requestId: string | null;
    })
  | (Open & { readonly input: SentFilm } & Failed);

/** The sheet once its fields are there. */
export type OpenFilmSheet = Exclude<CreateFilmState, { readonly status: 'closed' | 'opening' }>;
