// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.js';
import { useIncomingFiles } from './use-incoming-files.js';

const taken: string[] = [];
const photo = new File(['photo'], 'photo.png', { type: 'image/png' });

function Page() {
  useIncomingFiles((_, source) => taken.push(source));
  return (
    <main>
      <textarea />
      <img alt="" />
    </main>
  );
}

/** Happy DOM has no clipboard and no drag. */
function happens(type: string, target: Element, data: object = {}) {
  const carrier = { files: [photo], types: ['Files'], ...data };
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { clipboardData: carrier, dataTransfer: carrier }));
  return event.defaultPrevented;
}

it('leaves a field the text that brings a picture of itself', () => {
  taken.length = 0;
  renderPage(<Page />);
  const field = screen.getByRole('textbox');
  expect(happens('paste', field, { types: ['text/plain', 'text/html', 'Files'] })).toBe(false);
  expect(taken).toEqual([]);
  expect(happens('paste', field)).toBe(true);
  expect(happens('paste', document.body, { types: ['text/plain', 'Files'] })).toBe(true);
  expect(taken).toEqual(['clipboard', 'clipboard']);
});

it('takes files from outside, but no picture of the page itself', () => {
  taken.length = 0;
  renderPage(<Page />);
  const picture = screen.getByRole('presentation');
  happens('dragstart', picture);
  expect(happens('drop', document.body)).toBe(false);
  happens('dragend', picture);
  expect(taken).toEqual([]);
  expect(happens('drop', document.body)).toBe(true);
  expect(taken).toEqual(['drop']);
});
