import { personName } from '../../../contract/rules/personName';
import { removeTalents } from '../removeTalents';
import { trashable } from '../trashable';

/** A talent, which takes its films and reels along. */
export const talent = trashable({
  table: 'talents',
  id: 'talent_id',
  owner: 'talent_id',
  parts: [
    { kind: 'film', by: 'talent_id' },
    { kind: 'reel', by: 'talent_id' },
    { kind: 'specialReel', by: 'talent_id' },
  ],
  title: ({ first_name, last_name }) => personName(first_name, last_name),
  picture: ({ profile_picture }) => ({ profilePicture: profile_picture }),
  entity: 'talent',
  remove: removeTalents,
});
