import type { Entry } from '../../../src/office/journal';
import { calls, changed, type Course, does, makesId, ok, queries, refused, sleeps, told } from './course';
import { record, RECORD, recordIsOpen, types } from './record';
import { TALENT, talentIsOpen } from './talent';

const busy = ok({ kind: 'busy' });
const conflict = (version: number, values: object) =>
  ok({ kind: 'conflict', version, values: { ...record, ...values } });
/** What was typed is due as `k`. */
const isDue = (k: number, pause = 750): readonly Entry[] => [sleeps(k, 'autoSave', pause), told(k, null)];
const updates = (k: number) => calls(k, 'autoSave', 'talent.update');
const settles = (field: string, keep: string) => does('autoSave/conflictSettled', { ...RECORD, field, keep });
/** A colleague's change is told of; the record is asked for as `k` + 1 and is so. */
const isChanged = (k: number, version: number, values: object): readonly Entry[] => [
  changed('talentRecord', TALENT, version),
  ...[sleeps(k, 'talentRecords', 400), told(k, null), calls(k + 1, 'talentRecords', 'talent.get')],
  told(k + 1, ok({ ...record, ...values, version })),
];

const SUBJECT = { kind: 'biography', talentId: TALENT };
const reads = (k: number, markdown: string, version: number): readonly Entry[] => [
  calls(k, 'longTexts', 'biography.read'),
  told(k, ok({ markdown, version })),
];
const opensText = (k: number, markdown: string, version: number) => [
  does('longText/opened', SUBJECT),
  ...reads(k, markdown, version),
];
/** The text is saved as `k` + 2; its lock is `k`, and `k` + 3 would have saved it by itself. */
const saves = (k: number): readonly Entry[] => [
  sleeps(k, 'longText', 2000),
  ...makesId(k + 1, 'longText', 20, `requestIdOfTheText${k}`),
  calls(k + 2, 'longText', 'biography.save'),
];
const writes = (k: number, markdown: string): readonly Entry[] => [
  ...[does('longText/edited', markdown), sleeps(k + 3, 'longText', 750)],
  ...[does('longText/saveRequested'), ...saves(k)],
];
const saved = (version: number) => ok({ outcome: 'saved', version });
const otherThere = refused('conflict');

/** Every wait of the workflow stands here: one that is left out would take the place of one that ends. */
const waits = (k: number, milliseconds: number) => sleeps(k, 'autoSave', milliseconds);
const textWaits = (k: number, milliseconds: number) => sleeps(k, 'longText', milliseconds);

export const courses: readonly Course[] = [
  {
    name: 'record-chosen-between-while-it-is-saved-and-once-that-failed',
    about: ['autoSave'],
    steps: [
      ...[...recordIsOpen, types({ city: 'Lyon', phone: '+33 1' }), ...isDue(10), updates(11)],
      told(11, conflict(5, { city: 'Nice', phone: '+33 2' })),
      ...[types({ postalCode: '69001' }), ...isDue(12), updates(13), settles('city', 'theirs'), waits(14, 1)],
      ...[told(13, busy), waits(15, 100), settles('phone', 'theirs'), waits(16, 1)],
      ...isChanged(20, 6, { city: 'Nice', phone: '+33 3' }),
      ...[types({ postalCode: '' }), ...isDue(17)],
    ],
  },
  {
    name: 'record-typed-wrong-and-typed-back-before-and-while-it-is-saved',
    about: ['autoSave'],
    steps: [
      ...[...recordIsOpen, types({ email: 'nowhere' }), ...isDue(10)],
      ...[types({ email: '', city: 'Lyon' }), waits(11, 750), ...isChanged(30, 5, { phone: '+33 1' })],
      ...[told(11, null), updates(12), told(12, busy), waits(13, 100)],
      ...[types({ email: 'nowhere', city: 'Paris' }), ...isDue(14)],
      ...[
        types({ email: 'ida@post.example' }),
        ...isDue(15),
        updates(16),
        types({ email: '' }),
        waits(17, 750),
      ],
      told(16, { ok: false, refusal: { kind: 'invalid', problems: { email: 'malformed' } } }),
      ...[
        types({ city: 'Nice' }),
        ...isDue(18),
        updates(19),
        told(19, conflict(6, { city: 'Nice', phone: '+33 1' })),
      ],
    ],
  },
  {
    name: 'record-saved-again-before-its-check-marks-fade',
    about: ['autoSave'],
    steps: [
      ...[...recordIsOpen, types({ city: 'Lyon' }), ...isDue(10), updates(11)],
      ...[told(11, ok({ kind: 'saved', version: 5 })), waits(12, 1200)],
      ...[types({ city: 'Nice' }), ...isDue(13), updates(14), told(12, null)],
      ...[told(14, ok({ kind: 'saved', version: 6 })), waits(15, 1200)],
      ...[types({ city: 'Lille' }), ...isDue(16), updates(17), told(17, busy), told(15, null)],
    ],
  },
  {
    name: 'biography-met-with-the-same-words-and-with-words-of-before',
    about: ['longText'],
    steps: [
      ...[...talentIsOpen(), queries('?section=biography'), ...opensText(5, '', 0)],
      ...[...writes(6, 'Lyon'), told(8, otherThere), ...reads(10, 'Lyon', 1)],
      ...[...writes(11, 'Lyon, Paris'), told(13, otherThere), ...reads(15, 'Lyon', 2)],
      ...[...saves(16), told(18, saved(3)), textWaits(19, 3000), does('longText/closed')],
      ...[...opensText(20, 'Lyon, Paris', 3), told(16, null), ...writes(21, 'Lille'), told(23, saved(4))],
      ...[textWaits(25, 3000), ...opensText(26, 'Lille', 4), told(21, null), ...writes(27, 'Nice')],
      ...[told(29, otherThere), ...reads(31, 'Brest', 5), does('longText/closed')],
    ],
  },
  {
    name: 'biography-opened-again-and-written-while-its-save-is-on-its-way',
    about: ['longText'],
    steps: [
      ...[...talentIsOpen(), queries('?section=biography'), ...opensText(5, '', 0), ...writes(6, 'Lyon')],
      ...[does('longText/closed'), ...opensText(10, '', 0)],
      ...[does('longText/edited', 'Paris'), textWaits(11, 750), does('longText/saveRequested')],
      ...[told(8, saved(1)), textWaits(12, 3000), told(6, null), ...saves(13), does('longText/closed')],
      ...[...opensText(16, 'Lyon', 1), does('longText/edited', 'Paris'), textWaits(17, 750)],
      ...[told(15, saved(2)), textWaits(18, 3000), told(17, null)],
    ],
  },
];
