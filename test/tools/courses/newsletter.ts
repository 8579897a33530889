import { ITEM_KEY_LENGTH } from '../../../src/contract/constants';
import type { Entry } from '../../../src/office/journal';
import { calls, does, goes, makesId, ok, told } from './course';

export const LETTER = 'LdTq5Zk20261124';
export const FILM = 'YaS5eCePeiEl7xVQ2KXa';
export const NOW = Date.UTC(2026, 10, 24);
export const LIST = '/app/table/newsletters';
export const by = 'newsletterDetail';
export const written = {
  ...{ title: 'Spring', heading1: 'New work', heading2: '', heading3: '', conclusion: '' },
  ...{ linkType: 'none', linkValue: '', trackingId: '', textColour: '#606060', backColour: '#ffffff' },
};
export const text = (key: string, html: string) => ({ kind: 'text', key, html });
export const listed = {
  ...{ newsletterId: LETTER, title: 'Spring', heading1: 'New work', heading2: '', heading3: '' },
  ...{ modifiedOn: '24/11/2026', modifiedAt: '2026-11-24T08:00:00.000Z', mailedOn: '', version: 3 },
};
export const whole = (values: object = {}) => ({
  ...{ ...listed, ...written, html: '', footerBackColour: '', footerTextColour: '', items: [] },
  ...values,
});
export const areOpen: readonly Entry[] = [does('kits/arrived', { kit: 'newsletters' }), goes(LIST)];
export const asksFor = (k: number, newsletterId = LETTER) =>
  calls(k, 'wholeNewsletters', 'newsletter.get', { newsletterId });
export const opens = (k: number, reply: unknown = ok([whole()])): readonly Entry[] => [
  goes(`/app/page/newsletter/${LETTER}`),
  does('newsletterDetail/opened', LETTER),
  asksFor(k),
  told(k, reply),
];
export const of = (name: string, payload: object = {}, id = LETTER) =>
  does(`newsletterDetail/${name}`, { id, ...payload });
export const types = (values: object, id = LETTER) => of('typed', { values }, id);
export const request = (k: number, id: string, asker = by) => makesId(k, asker, 20, id);
export const key = (k: number, id: string) => makesId(k, 'newsletterItems', ITEM_KEY_LENGTH, id);
export const mailed = { mailId: 'RrKDbpFkk0FYsg3tflfQ' };
