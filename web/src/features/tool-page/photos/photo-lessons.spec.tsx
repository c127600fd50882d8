// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { createPhotoBox } from '../../runs/photos/photo-box.js';
import { photoPorts } from '../../runs/tool-run.js';
import { PhotoLessons } from './photo-lessons.js';
import { PhotoSection } from './photo-section.js';
import { PORTRAIT_WORDING } from './photo-wording.js';

const LESSON = 'Against the light';

it('teaches which photos work while there is none', async () => {
  fakeServer({});
  const photos = createPhotoBox(photoPorts('face'));
  const comparison = {
    problem: null,
    strangers: [],
    best: null,
    keepsBackground: null,
    clothes: null,
    cutsShoulders: false,
  };
  const wording = { ...PORTRAIT_WORDING, Lessons: PhotoLessons };
  const user = renderPage(
    <PhotoSection {...{ photos, comparison, wording }} isLocked={false} error={null} />,
  );
  screen.getByText(LESSON);

  act(() => photos.recall([{ id: 'a', hash: 'a' }]));
  expect(screen.queryByText(LESSON)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  screen.getByText(LESSON);
});
