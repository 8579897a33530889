import type { Selectable } from 'kysely';
import { OWN_THUMBNAIL } from '../../contract/rules/thumbnail';
import type { Catalogue } from '../database/schema';
import { change, type ChangeContext, type Handler, Refused } from '../http/handler';
import { live } from '../http/live';
import { newId } from '../ids';
import { ownFileOf, ownPicturePath } from '../media/paths';
import { inAllSizes, keepSmall } from '../media/smallPicture';

type Film = Selectable<Catalogue['films']>;

/**
 * UpdatePICS_toCHECK: a picture is of a film, of none, or waits as before. The same said twice is one decision; another
 * one has to take the first back.
 */
export const pictureCheckDecide: Handler<'pictureCheck.decide'> = change(
  async (context, { verdict, filmId, pictureId }) => {
    const holder = await holderOf(context, pictureId);
    const film = await live(context.catalogue, 'films', filmId);
    if (standing(holder) === verdict && (verdict === 'refused' || holder.film_id === filmId)) return {};
    if (verdict !== 'open' && standing(holder) !== 'open') throw conflict('pictureDecided');
    if (verdict === 'refused') await save(context, holder, withoutPicture(holder));
    else await give(context, holder, film, { pictureId, isChecked: verdict === 'taken' });
    return {};
  },
);

/** What was decided of the picture that a film has or had. */
function standing({ own_thumbnail, own_checked }: Film) {
  if (own_thumbnail === 0) return 'refused';
  return own_checked === 1 ? 'taken' : 'open';
}

/** The film for which a picture stands, stood or waits. */
async function holderOf({ catalogue }: ChangeContext, pictureId: string): Promise<Film> {
  const found = await catalogue
    .selectFrom('films')
    .selectAll()
    .where('own_picture', '=', pictureId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refused({ kind: 'notFound' });
  return found;
}

const withoutPicture = ({ chosen_thumbnail: chosen, chosen_before }: Film) => ({
  own_thumbnail: 0 as const,
  own_checked: 0 as const,
  chosen_thumbnail: chosen === OWN_THUMBNAIL ? chosen_before : chosen,
});

const withPicture = ({ chosen_thumbnail: chosen }: Film, isChecked: boolean) => ({
  own_thumbnail: 1 as const,
  own_checked: isChecked ? (1 as const) : (0 as const),
  chosen_thumbnail: OWN_THUMBNAIL,
  ...(chosen !== OWN_THUMBNAIL && { chosen_before: chosen }),
});

interface Given {
  readonly pictureId: string;
  readonly isChecked: boolean;
}

/** The picture stands for a film, which may be another one than it was sent for. */
async function give(
  context: ChangeContext,
  holder: Film,
  film: Film,
  { pictureId, isChecked }: Given,
): Promise<void> {
  if (holder.film_id === film.film_id) return save(context, film, withPicture(film, isChecked));
  if (film.own_thumbnail === 1) throw conflict('filmHasPicture');
  const own_file = await movePicture(context, holder, film);
  await save(context, holder, { ...withoutPicture(holder), own_picture: '', pictured_at: null });
  const { pictured_at } = holder;
  await save(context, film, {
    ...withPicture(film, isChecked),
    own_picture: pictureId,
    own_file,
    pictured_at,
  });
}

/** Copies it before the books say so, and removes the first one after, with what the other film had. Returns the name of its file there. */
async function movePicture(
  { files, freshId, removeFiles, afterCommit }: ChangeContext,
  from: Film,
  to: Film,
): Promise<string> {
  const file = ownFileOf(freshId);
  const lasting = ownPicturePath('', to.film_id, file);
  const former = [from, to].map((film) => ownPicturePath('', film.film_id, film.own_file));
  await files.copy(ownPicturePath('', from.film_id, from.own_file), lasting);
  await removeFiles(former.flatMap(inAllSizes));
  afterCommit(() => keepSmall(files, lasting));
  return file;
}

type Pictured = Partial<
  Pick<
    Film,
    'own_thumbnail' | 'own_checked' | 'own_picture' | 'own_file' | 'pictured_at' | 'chosen_thumbnail'
  >
>;

async function save(
  { catalogue, changed }: ChangeContext,
  { film_id, own_thumbnail, own_checked, chosen_thumbnail }: Film,
  pictured: Pictured & { readonly chosen_before?: number },
): Promise<void> {
  await catalogue
    .updateTable('films')
    .set({ ...pictured, picture_version: newId(8) })
    .where('film_id', '=', film_id)
    .execute();
  await changed('film', film_id, {
    ownThumbnail: own_thumbnail,
    checked: own_checked,
    chosenThumbnail: chosen_thumbnail,
  });
}

const conflict = (reason: 'pictureDecided' | 'filmHasPicture') => new Refused({ kind: 'conflict', reason });
