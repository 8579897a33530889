import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { useState } from 'react';
import { Tags } from '../../../src/office/screens/shared/record/Tags';
import { en } from '../../tools/texts';

const told = jest.fn();

function TagsOfFilm() {
  const [words, setWords] = useState<readonly string[]>([]);
  const change = (all: readonly string[]) => {
    setWords(all);
    told(all);
  };
  return (
    <Tags
      id="tags"
      intent="none"
      isReadOnly={false}
      describedBy={undefined}
      words={words}
      onChange={change}
    />
  );
}

test.each(['夜，海', '夜、海', '夜；海', 'night, sea'])(
  'the tags of %j are two, whichever keyboard the comma is of',
  async (typed) => {
    render(
      <IntlProvider locale="en" messages={en}>
        <TagsOfFilm />
      </IntlProvider>,
    );
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(told.mock.lastCall?.[0]).toEqual(typed.split(/[，、；,] ?/));
  },
);
