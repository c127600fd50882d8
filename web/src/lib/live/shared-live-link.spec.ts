import { vi } from 'vitest';
import type { LiveLink, LiveListener } from './live-link.js';
import { createSharedLiveLink } from './shared-live-link.js';

function setUp() {
  const close = vi.fn();
  const open = vi.fn<(listener: LiveListener) => LiveLink>(() => ({ close }));
  return { join: createSharedLiveLink(open), open, close };
}
const listener = () => ({ onEvent: vi.fn(), onLink: vi.fn() });

it('opens one stream for all and closes it after the last', () => {
  const { join, open, close } = setUp();
  const [one, other] = [listener(), listener()];
  const links = [join(one), join(other)];
  expect(open).toHaveBeenCalledTimes(1);
  open.mock.calls[0]?.[0].onEvent({ type: 'account.changed' });
  expect(one.onEvent).toHaveBeenCalledWith({ type: 'account.changed' });
  expect(other.onEvent).toHaveBeenCalledTimes(1);
  links[0]?.close();
  links[0]?.close();
  expect(close).not.toHaveBeenCalled();
  links[1]?.close();
  expect(close).toHaveBeenCalledTimes(1);
  join(one);
  expect(open).toHaveBeenCalledTimes(2);
});

it('tells late listeners that the stream is up', async () => {
  const { join, open } = setUp();
  join(listener());
  open.mock.calls[0]?.[0].onLink(true);
  const late = listener();
  join(late);
  expect(late.onLink).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(late.onLink.mock.calls).toEqual([[true]]);
  const gone = listener();
  join(gone).close();
  await Promise.resolve();
  expect(gone.onLink).not.toHaveBeenCalled();
});
