// @vitest-environment happy-dom
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { renderPage } from '../../../testing/render-page.js';
import { PortraitFrame } from './result-frame.js';

it.each([
  ['transparent.png', 1],
  ['portrait.jpg', 0],
])('%s has a checkerboard behind it in %i places', (name, count) => {
  const image = imageNamed('one', { name });
  renderPage(<PortraitFrame image={image} title="One" styleName="" onOpen={() => {}} />);
  expect(document.querySelectorAll('[class*="checkered"]')).toHaveLength(count);
});
