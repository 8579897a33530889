import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import type { ListedReel } from '../../../src/contract/entities/listedReel';
import { ReelOwnerName } from '../../../src/office/screens/reelTable/reelCells';
import { en } from '../../tools/texts';

const REEL: Omit<ListedReel, 'owner'> = {
  ...{ reelId: 'r1', title: 'Showreel', kind: 'reel', special: false, online: true, talentId: 't1' },
  ...{ groupId: '', films: 1, length: 60, sentAt: '', sentTo: '' },
};

test.each([
  ['美咲', '高橋', '高橋美咲'],
  ['Ada', 'Low', 'Ada Low'],
  ['', '', 'Told By Another Backend'],
])('whose a reel is, is written in the order of the name’s language: %s %s is %s', (first, last, name) => {
  const owner = `${first} ${last}`.trim() || name;
  const reel = { ...REEL, owner, ...(first && { talentFirstName: first, talentLastName: last }) };
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ReelOwnerName reel={reel} tabIndex={0} />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('title', name);
});
