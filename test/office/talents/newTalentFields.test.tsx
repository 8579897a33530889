import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../../../locales/en/office.json';
import ja from '../../../locales/ja/office.json';
import { NewTalentFields } from '../../../src/office/screens/talents/NewTalentFields';

const categories = [
  { categoryId: 'c1', name: 'Directors', singular: 'Director', routerUrl: 'directors', position: 1 },
  { categoryId: 'c2', name: 'Stunt people', singular: 'Stunt person', routerUrl: 'stunts', position: 2 },
];

function show(language: 'en' | 'ja') {
  const form = {
    values: { firstName: '', lastName: '', categoryId: 'c1' },
    errors: {},
    handleChange: jest.fn(),
    handleBlur: jest.fn(),
  };
  render(
    <IntlProvider locale={language} messages={{ en, ja }[language] as never}>
      <NewTalentFields form={form as never} categories={categories} disabled={false} />
    </IntlProvider>,
  );
}

const fields = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
const professions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('in English the first name comes first', () => {
  show('en');
  expect(fields()).toEqual(['firstName', 'lastName']);
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveFocus();
});

test('in Japanese the family name comes first; professions that have a word are told in it', () => {
  show('ja');
  expect(fields()).toEqual(['lastName', 'firstName']);
  expect(screen.getByRole('textbox', { name: /^姓/ })).toHaveFocus();
  expect(professions()).toEqual(['監督', 'Stunt person']);
});
