import type { Tenant } from '../../../src/server/installation';
import { Shares } from '../../../src/server/mail/shares';

const tenant = (abbreviation: string) => ({ agency: { abbreviation } }) as Tenant;

test('agencies with mails take turns; of one that is disabled meanwhile no more is sent', () => {
  const [co, mp] = [tenant('CO'), tenant('MP')];
  const shares = new Shares();
  shares.add(co);
  shares.add(mp);
  const nextOnes = () => [1, 2, 3].map(() => shares.next()?.tenant.agency.abbreviation);
  expect(nextOnes()).toEqual(['CO', 'MP', 'CO']);
  shares.keepOf(shares.names(), [co]);
  expect(nextOnes()).toEqual(['CO', 'CO', 'CO']);
});
