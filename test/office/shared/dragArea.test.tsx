import { render, screen } from '@testing-library/react';
import { useDrag } from 'react-dnd';
import { DragArea } from '../../../src/office/ui/DragArea';

function Thing({ name }: { readonly name: string }) {
  const [, drag] = useDrag(() => ({ type: 'thing', item: { name } }));
  return <p ref={drag}>{name}</p>;
}

const area = (name: string) => (
  <DragArea key={name}>
    <Thing name={name} />
  </DragArea>
);

test('pages with drag areas follow one another, and beside one of them a dialog opens that has its own', () => {
  // The same elements: what is on show is not drawn anew when the dialog comes.
  const [page, next, dialog] = ['a page', 'the next page', 'its dialog'].map(area);
  const { rerender } = render(page);
  rerender(next);
  rerender([next, dialog]);
  screen.getByText('its dialog');
  rerender([next]);
  rerender(page);
  screen.getByText('a page');
});
