import type { LongText } from '../../contract/entities/longText';
import { about } from '../kernel/query/invalidation';
import { newest } from '../kernel/query/newest';
import { query } from '../kernel/query/query';
import { request } from '../kernel/request';
import { tellsOf } from '../kernel/rowNews';
import { serverEventReceived } from '../kernel/signals';

/** Whose text it is: a talent's biography, or what the agency says about itself. */
export type Subject = { readonly kind: 'biography'; readonly talentId: string } | { readonly kind: 'about' };

/** The name under which a subject's text is known. */
export const subjectName = (subject: Subject): string =>
  subject.kind === 'biography' ? `biography:${subject.talentId}` : 'about';

/** The texts written in the rich-text editor; each subject is a question of its own. */
export const longTexts = query({
  name: 'longTexts',
  keyOf: subjectName,
  ask: (subject: Subject) =>
    subject.kind === 'biography'
      ? request('biography.read', { talentId: subject.talentId })
      : request('about.read', {}),
  dataOf: newest<LongText>,
  invalidatedBy: [
    about(
      serverEventReceived,
      (event, subject: Subject) =>
        subject.kind === 'biography'
          ? tellsOf(event, 'biography', subject.talentId)
          : tellsOf(event, 'agencyText', 'about'),
      (event) => tellsOf(event, 'biography') || tellsOf(event, 'agencyText'),
    ),
  ],
});

/** How the question for a text stands. */
export const selectLongText = longTexts.selectQuery;
