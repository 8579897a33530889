/** @jest-environment jsdom */
import { keepDroppedFiles } from '../../src/office/ports/drops';

function drop(type: string, isTaken = false): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], dropEffect: 'copy' } });
  const take = (each: Event) => isTaken && each.preventDefault();
  document.body.addEventListener(type, take, { once: true });
  return document.body.dispatchEvent(event);
}

test('a file that is dropped beside every zone does not open in place of the office', () => {
  keepDroppedFiles();
  expect([drop('dragover'), drop('drop')]).toEqual([false, false]);
});
