import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhenFields } from '../../../src/office/screens/scheduling/WhenFields';
import { FilmPicker } from '../../../src/office/screens/shared/filmPicker/FilmPicker';
import HtmlEditor from '../../../src/office/screens/shared/HtmlEditor';
import { Tags } from '../../../src/office/screens/shared/record/Tags';
import { HeirField } from '../../../src/office/screens/staff/HeirField';
import { InvitationForm } from '../../../src/office/screens/staff/InvitationForm';
import { NewTalentFields } from '../../../src/office/screens/talents/NewTalentFields';
import { en } from '../../tools/texts';
import { idleOffice } from '../drawn';

const nothing = () => undefined;

const show = (part: JSX.Element) => idleOffice().show(part);

const editor = (problem?: string) => (
  <HtmlEditor
    {...{ html: '', label: 'Text', placeholder: '', isLocked: false, onChange: nothing, onSave: nothing }}
    problem={problem}
  />
);
const picker = (
  <FilmPicker {...{ label: 'Film', filmId: '', disabled: false, problem: 'required', onPick: nothing }} />
);
const newTalent = (
  <NewTalentFields
    categories={[]}
    disabled={false}
    form={
      {
        ...{ values: { firstName: 'Ana', lastName: 'Z', categoryId: '' }, errors: { lastName: 'tooLong' } },
        ...{ handleChange: nothing, handleBlur: nothing },
      } as never
    }
  />
);
const tags = (
  <>
    <label htmlFor="tags">Tags</label>
    <Tags
      {...{
        id: 'tags',
        intent: 'danger',
        isReadOnly: false,
        describedBy: 'why',
        words: [],
        onChange: nothing,
      }}
    />
    <p id="why">Too many</p>
  </>
);

test.each([
  ['a text in the editor', editor('Too long'), 'Text', /Too long$/],
  ['the film of a link', picker, 'Film', en['filmPicker.choose']],
  ['the name of a new talent', newTalent, 'Last name', en['newTalent.tooLong']],
  ['the tags of a film', tags, 'Tags', 'Too many'],
])(
  'what is wrong with %s is read out with its field, which says that it is wrong',
  (_of, part, name, why) => {
    show(part);
    const field = screen.getByLabelText(name, { selector: 'input, [contenteditable]' });
    expect(field).toHaveAccessibleDescription(why);
    expect(field).toBeInvalid();
  },
);

test('a text in the editor that is right does not say that it is wrong', () => {
  show(editor());
  expect(screen.getByRole('textbox')).toBeValid();
});

test.each([
  ['25/13/2027', '09:00', 'Day', 'Time'],
  ['25/11/2027', '25:99', 'Time', 'Day'],
  ['25/13/2027', '25:99', 'Day', 'Time'],
])('of %s %s what is wrong is told at the field “%s”, not at “%s”', async (day, hour, wrong, right) => {
  const when = { name: 'from', dayLabel: 'Day', isRequired: false, disabled: false } as const;
  show(<WhenFields {...when} value={{ day, hour }} problem="malformed" onChange={nothing} />);
  await userEvent.click(screen.getByLabelText('Time'));
  await userEvent.tab();
  expect(screen.getByLabelText(wrong)).toBeInvalid();
  expect(screen.getByLabelText(wrong)).toHaveAccessibleDescription(en['scheduling.problem.malformed']);
  expect(screen.getByLabelText(right)).toBeValid();
});

const heir = { staffId: 's1', heirId: '', isNeeded: false, disabled: false };

test.each([
  ['to whom the things go', <HeirField key="heir" {...heir} onChoose={nothing} />, en['staff.heirHint']],
  [
    'the role of whom is invited',
    <InvitationForm key="role" isSaving={false} onTyped={nothing} onClose={nothing} />,
    en['staff.roleHint.staff'],
  ],
])('the hint about %s is read out with its field', (_what, part, hint) => {
  show(part);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(hint);
});
