// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useStore } from '../../../lib/store/store.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { createPhotoBox, type PhotoBox } from '../../runs/photos/photo-box.js';
import { photoPorts } from '../../runs/tool-run.js';
import { usePhotoComparison } from '../tool/photo-comparison-query.js';
import { PhotoSection } from './photo-section.js';

const COMPARISON = 'POST /api/images/uploads/comparisons';

function Section({ photos }: { photos: PhotoBox }) {
  const [hasPose, setPose] = useState(false);
  const use = { tool: 'lenszero', lookImages: [], hasPose } as const;
  const comparison = usePhotoComparison(useStore(photos), use);
  return (
    <>
      <PhotoSection {...{ photos, comparison }} isLocked={false} error={null} />
      <button onClick={() => setPose(true)}>Pose</button>
    </>
  );
}

function open() {
  const photos = createPhotoBox(photoPorts('face'));
  photos.recall(['a', 'b', 'c'].map((id) => ({ id, hash: id })));
  return { photos, user: renderPage(<Section photos={photos} />) };
}

const answer = (best: string | null) => ({ status: 200, body: { problem: null, best } });
const best = (name: string) => screen.findByAltText(`Reference photo: ${name}, best photo`);

describe('the best photo', () => {
  it('is marked, until removing or adding photos makes it another one', async () => {
    const server = fakeServer({ [COMPARISON]: answer('b') });
    const { photos, user } = open();
    await best('Photo 2');
    const marked = screen.getAllByRole('listitem').map((tile) => tile.textContent);
    expect(marked.map((text) => text?.includes('Best photo'))).toEqual([false, true, false]);

    server.answer(COMPARISON, answer('c'));
    await user.click(screen.getByRole('button', { name: 'Remove Photo 2' }));
    await best('Photo 3');

    server.answer(COMPARISON, answer('d'));
    await act(() => photos.restore([{ name: 'New', uploadId: 'd', file: null }]));
    await best('New');
    expect(screen.getAllByText('Best photo')).toHaveLength(1);

    for (const name of ['Photo 1', 'Photo 3']) {
      await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    }
    await screen.findByAltText('Reference photo: New');
    expect(screen.queryByText('Best photo')).toBeNull();
  });

  it('is not marked, nor is a photo of another person “Checked”', async () => {
    const problem = { code: 'PHOTO_OTHER_PERSON', detail: 'Photo 3 is not you.', photos: [3] };
    fakeServer({ [COMPARISON]: { status: 200, body: { problem, best: null } } });
    open();
    await screen.findByText('Not the same person');
    const words = screen.getAllByRole('listitem').map((tile) => tile.textContent);
    expect(words.map((text) => text?.includes('Checked'))).toEqual([true, true, false]);
    expect(screen.queryByText('Best photo')).toBeNull();
  });

  it('says that its background stays', async () => {
    const body = { problem: null, best: 'b', keeps_background: true };
    fakeServer({ [COMPARISON]: { status: 200, body } });
    open();
    await screen.findByText(/cut you out cleanly/);
    const words = screen.getAllByRole('listitem').map((tile) => tile.textContent);
    expect(words.map((text) => text?.includes('cut you out'))).toEqual([false, true, false]);
  });

  it('is not marked with a head pose, which chooses another way', async () => {
    fakeServer({ [COMPARISON]: answer('b') });
    const { user } = open();
    await best('Photo 2');
    await user.click(screen.getByRole('button', { name: 'Pose' }));
    expect(screen.queryByText('Best photo')).toBeNull();
  });
});
