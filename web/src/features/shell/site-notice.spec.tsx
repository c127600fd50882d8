// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { SiteNotice } from './site-notice.js';

const TEXT = 'We update Likeness at 10:00.';

describe('the notice of the operator', () => {
  const answerWith = (notice: unknown, status = 200) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ notice }, { status })));
  beforeEach(() => localStorage.clear());

  it('stays away once it is closed, until its text changes', async () => {
    answerWith({ en: TEXT, de: 'Wir aktualisieren.' });
    const user = renderPage(<SiteNotice />);
    await screen.findByText(TEXT);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(TEXT)).toBeNull();
    const asked = answerWith({ en: TEXT, de: 'Wir aktualisieren.' });
    renderPage(<SiteNotice />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(TEXT)).toBeNull();
    answerWith({ en: 'Done at 11:00.', de: 'Fertig.' });
    renderPage(<SiteNotice />);
    await screen.findByText('Done at 11:00.');
  });

  it.each([
    [null, 200],
    [undefined, 503],
  ])('is absent for the answer %s', async (notice, status) => {
    const asked = answerWith(notice, status);
    renderPage(<SiteNotice />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
