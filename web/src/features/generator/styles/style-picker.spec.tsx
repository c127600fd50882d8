// @vitest-environment happy-dom
import { FOUR_STYLES } from '@likeness/contracts/generation/style-value';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.js';
import { renderPage } from '../../../testing/render-page.js';
import { StylePicker } from './style-picker.js';

const STYLES = 'GET /api/images/all-styles';
const neon = { id: 'neon', title: '01_neon', description: 'Neon.', images: [], engine: null };

describe('StylePicker', () => {
  it('says within seconds that the styles do not load, and loads them on a retry', async () => {
    const server = fakeServer({ [STYLES]: { status: 503, body: { detail: 'busy' } } });
    const four = { hasWeakPhotos: false, imageCount: 8 };
    const user = renderPage(
      <StylePicker value={FOUR_STYLES} onChoose={() => {}} error={null} four={four} />,
    );
    await screen.findByText('We couldn’t load the styles.', {}, { timeout: 3_000 });
    // The message stays during a retry that fails.
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We couldn’t load the styles.', {}, { timeout: 100 });
    server.answer(STYLES, { status: 200, body: { styles: [neon] } });
    expect(await screen.findByRole('radio', { name: 'Neon' }, { timeout: 3_000 })).toBeTruthy();
    const card = screen.getByRole('radio', { name: 'Four styles', checked: true });
    expect(screen.getByText('Looks that suit your photo, two of each').id).toBe(
      card.getAttribute('aria-describedby'),
    );
  });
});
