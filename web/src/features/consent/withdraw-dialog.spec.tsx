// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeServer } from '../../testing/fake-server.js';
import { renderPage } from '../../testing/render-page.js';
import { WithdrawDialog } from './withdraw-dialog.js';

const COUNTS = 'GET /api/images?page=1&limit=1';
const WITHDRAW = 'DELETE /api/images/face-consent?keep=portraits';
const ACTIVE = 'GET /api/lenses/jobs?state=active';
const RESTORE = 'POST /api/images/restore';
const answers = {
  [COUNTS]: { status: 200, body: { counts: { user_provided: 3, ai_generated: 12 } } },
  [WITHDRAW]: { status: 200, body: { image_ids: ['a', 'b', 'c'] } },
  [ACTIVE]: { status: 200, body: { jobs: [{ job_id: 'j' }] } },
  'DELETE /api/lenses/jobs/j': { status: 204 },
  [RESTORE]: { status: 200, body: { images: [] } },
};

function Opened({ hear }: { hear: (word: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const onClose = () => {
    hear('closed');
    setOpen(false);
  };
  return isOpen && <WithdrawDialog onClose={onClose} onWithdrawn={() => hear('forgot')} />;
}

function open(more = {}) {
  const server = fakeServer({ ...answers, ...more });
  const heard: string[] = [];
  const user = renderPage(<Opened hear={(word) => heard.push(word)} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const calls = () => server.sent.map(({ call }) => call);
  return { server, heard, press, calls };
}

describe('the withdrawal of consent', () => {
  it('is asked once, with what goes and what stays', async () => {
    const { heard, press, calls } = open();
    await screen.findByText('Photos that go: 3. Portraits that stay: 12.');
    await press('Keep consent');
    expect(heard).toEqual(['closed']);
    expect(calls()).toEqual([COUNTS]);
  });

  it('cancels portraits in progress, and its deletion can be undone', async () => {
    const { server, heard, press, calls } = open();
    await screen.findByText(/that go: 3/);
    await press('Withdraw');
    await screen.findByText('Consent withdrawn, 3 images deleted.');
    expect(heard).toEqual(['forgot', 'closed']);
    expect(calls()).toContain('DELETE /api/lenses/jobs/j');
    await press('Undo');
    await screen.findAllByText('The images are back');
    expect(server.sent.at(-1)).toEqual({ call: RESTORE, body: { image_ids: ['a', 'b', 'c'] } });
  });

  it('keeps nothing if so asked', async () => {
    const keepNothing = 'DELETE /api/images/face-consent?keep=nothing';
    const { press, calls } = open({ [keepNothing]: answers[WITHDRAW] });
    await screen.findByText(/that go: 3/);
    await press('Withdraw, keep nothing');
    await screen.findByText('Consent withdrawn, 3 images deleted.');
    expect(calls()).toContain(keepNothing);
  });

  it('stays open with the reason when the server refuses', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { heard, press } = open({ [WITHDRAW]: { status: 503, body: { detail: 'Later.' } } });
    await screen.findByText(/that go: 3/);
    await press('Withdraw');
    await screen.findByText('Later.');
    expect(heard).toEqual([]);
  });
});
