// @vitest-environment happy-dom
import { imageNamed } from '../../../lib/images/images.fixtures.js';
import { renderPage } from '../../../testing/render-page.js';
import { TilePicture } from '../../gallery/grid/tile-picture.js';
import { PortraitFrame } from './result-frame.js';

it.each([
  ['transparent.png', 2],
  ['portrait.jpg', 0],
])('%s lies on a checkerboard in %i places', (name, count) => {
  const image = imageNamed('one', { name });
  renderPage(
    <>
      <PortraitFrame image={image} title="One" styleName="" onOpen={() => {}} />
      <TilePicture
        image={image}
        width={9}
        height={9}
        state="shown"
        isScrolling={() => false}
        onState={() => {}}
      />
    </>,
  );
  expect(document.querySelectorAll('[class*="checkered"]')).toHaveLength(count);
});
