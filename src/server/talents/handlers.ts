import { change, type ChangeContext, type Handler, type Handlers } from '../http/handler';
import { newId } from '../ids';
import { categoriesList, requireCategory } from './categories';
import { talentsExport } from './export';
import { talentsFigures } from './figures';
import { talentsFind } from './find';
import { talentsList } from './list';
import { newTalent } from './newTalent';
import { talentGet } from './record';
import { talentShowings, talentShowSecret } from './secrets';
import { talentToggle } from './toggle';
import { talentUpdate } from './update';
import { talentsFound, talentsWindow } from './window';

/** Adds a talent to a profession, off the site until its record is filled in. */
const talentAdd: Handler<'talent.add'> = change(async ({ catalogue, now, changed }: ChangeContext, added) => {
  await requireCategory(catalogue, added.categoryId);
  const talentId = newId();
  await catalogue
    .insertInto('talents')
    .values(newTalent(talentId, added, now))
    .execute();
  await changed('talent', talentId, null);
  return { talentId };
});

/** Talents, their professions, and what staff do with them. */
export const talentHandlers: Handlers<
  | 'categories.list'
  | 'talents.list'
  | 'talents.window'
  | 'talents.found'
  | 'talents.find'
  | 'talents.figures'
  | 'talents.export'
  | 'talent.add'
  | 'talent.toggle'
  | 'talent.get'
  | 'talent.update'
  | 'talent.showSecret'
  | 'talentShowings.list'
> = {
  'categories.list': categoriesList,
  'talents.list': talentsList,
  'talents.window': talentsWindow,
  'talents.found': talentsFound,
  'talents.find': talentsFind,
  'talents.figures': talentsFigures,
  'talents.export': talentsExport,
  'talent.add': talentAdd,
  'talent.toggle': talentToggle,
  'talent.get': talentGet,
  'talent.update': talentUpdate,
  'talent.showSecret': talentShowSecret,
  'talentShowings.list': talentShowings,
};
