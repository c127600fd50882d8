import type { Image } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { removeInParts } from './remove-in-parts.js';

const ids = Array.from({ length: 120 }, (_, n) => `id-${n}`);

function serverThat(fails?: { atPart: number; with: Error }) {
  const parts: number[] = [];
  const removed: string[] = [];
  const ports = {
    send: (part: string[]) => {
      parts.push(part.length);
      if (fails?.atPart === parts.length) return Promise.reject(fails.with);
      return Promise.resolve({ images: part.map((id) => ({ id }) as Image), credits: 0 });
    },
    onRemoved: (images: readonly Image[]) => void removed.push(...images.map(({ id }) => id)),
    log: () => {},
  };
  return { ports, parts, removed };
}

it('removes them in parts and shows each part at once', async () => {
  const { ports, parts, removed } = serverThat();
  expect(await removeInParts(ids, ports)).toEqual({ removed: 120, fault: null });
  expect(parts).toEqual([50, 50, 20]);
  expect(removed).toEqual(ids);
});

it('reports the count before a refusal, with the server’s message', async () => {
  const refusal = new ApiError(402, 'CREDITS_REQUIRED', 'x', { detail: 'Not enough credits.' });
  const { ports, removed } = serverThat({ atPart: 2, with: refusal });
  expect(await removeInParts(ids, ports)).toEqual({ removed: 50, fault: 'Not enough credits.' });
  expect(removed).toHaveLength(50);
});

it('has its own message when the server sends none', async () => {
  const silent = serverThat({ atPart: 1, with: new ApiError(500, null, 'x') });
  expect(await removeInParts(ids, silent.ports)).toEqual({
    removed: 0,
    fault: 'Failed to remove watermark',
  });
  const lost = serverThat({ atPart: 1, with: new ConnectionError() });
  expect((await removeInParts(ids, lost.ports)).fault).toMatch(/^Failed to remove watermark\. /);
});
