import { catalogueOf } from './catalogue';
import type { RunningServer } from './server';

/** Puts so many talents into the demo agency's catalogue at once: Zz Crowd00000 and so on. */
export function addCrowd(to: RunningServer, many: number): void {
  const catalogue = catalogueOf(to);
  catalogue.exec(`
    insert into talents (talent_id, category_id, first_name, last_name, first_name_folded, last_name_folded, city,
      city_folded, name_order, city_order, online, profile_picture, created_at)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${many - 1})
    select 'crowd' || i, (select category_id from categories limit 1), 'Zz', 'Crowd' || printf('%05d', i), 'zz',
      'crowd' || printf('%05d', i), 'Paris', 'paris', 'crowd' || printf('%010d', i) || char(9) || 'zz', 'paris', 1, '', '2026-01-01T00:00:00.000Z' from n`);
  catalogue.close();
}
