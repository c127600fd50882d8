import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { createBulkDownload, type BulkDownloadPorts } from './bulk-download.js';
import { archiveOf, listOf } from './archive.fixtures.js';
import { collectBody } from './collect-body.js';
import { DEFAULT_OPTIONS } from './download-options.js';

const json = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/json' } });
const list = (...names: string[]) =>
  json(JSON.stringify({ files: names.map((name) => ({ url: `images/${name}/file`, name })) }));

function zip(chunks: Uint8Array<ArrayBuffer>[], fault?: Error) {
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else if (fault) controller.error(fault);
      else controller.close();
    },
  });
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="likeness.zip"',
    'x-estimated-bytes': '4000',
  };
  return new Response(body, { headers });
}

function setUp(parts: Partial<BulkDownloadPorts>) {
  const told: unknown[][] = [];
  const saved: [string, number][] = [];
  const waits: number[] = [];
  let time = 0;
  const download = createBulkDownload({
    request: () => Promise.reject(new Error('not asked')),
    fetchFile: () => Promise.resolve(new Blob(['abc'])),
    save: (file, name) => void saved.push([name, file.size]),
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    tell: (...words) => void told.push(words),
    now: () => (time += 200),
    log: () => {},
    ...parts,
  });
  return { download, told, saved, waits };
}

const individual = { ...DEFAULT_OPTIONS, method: 'individual' } as const;

describe('a ZIP', () => {
  it('fails when the connection stalls', async () => {
    const silent = new Response(new ReadableStream());
    await expect(collectBody(silent, 'application/zip', () => {}, 5)).rejects.toBeInstanceOf(
      ConnectionError,
    );
  });

  it('uses the server’s file name and reports progress in bytes', async () => {
    const { download, saved, told } = setUp({
      request: () => Promise.resolve(zip([new Uint8Array(1_000), new Uint8Array(2_000)])),
    });
    const seen = new Set<string>();
    download.subscribe(() => {
      const state = download.getState();
      if (state) seen.add(`${state.loaded} of ${state.total}`);
    });
    expect(await download.start(['a', 'b'], DEFAULT_OPTIONS)).toBe(true);
    expect([...seen]).toEqual(['0 of null', '0 of 4000', '1000 of 4000', '3000 of 4000']);
    expect(saved).toEqual([['likeness.zip', 3_000]]);
    expect(told).toEqual([['success', 'Download complete', '3 kB']]);
    expect(download.getState()).toBeNull();
  });

  it('lists missing images', async () => {
    const { download, saved, told } = setUp({
      request: () =>
        Promise.resolve(zip([archiveOf({ 'a.jpg': 'abc', 'not-included.txt': listOf('b.jpg') })])),
    });
    expect(await download.start(['a', 'b'], DEFAULT_OPTIONS)).toBe(false);
    expect(saved).toHaveLength(1);
    expect(told.map(([, title]) => title)).toEqual([
      'Could not download b.jpg.',
      'The other files were downloaded',
    ]);
  });

  it('reports its progress when the connection drops', async () => {
    const { download, saved, told } = setUp({
      request: () => Promise.resolve(zip([new Uint8Array(1_000)], new TypeError('network'))),
    });
    expect(await download.start(['a', 'b'], DEFAULT_OPTIONS)).toBe(false);
    expect(saved).toEqual([]);
    expect(told).toEqual([
      [
        'error',
        'Failed to download. Please try again.',
        'The connection was lost. 1 kB of about 4 kB arrived. Please start the download again.',
      ],
    ]);
  });

  it.each([
    ['the server’s reason for a refusal', 429, 'DOWNLOADS_RUNNING', 'Later.', 'Later.'],
    ['no words of an unknown fault, which repeat the title', 500, 'INTERNAL', 'Again.', undefined],
  ])('shows %s', async (_name, status, code, detail, shown) => {
    const refusal = new ApiError(status, code, detail, { detail });
    const { download, told } = setUp({ request: () => Promise.reject(refusal) });
    await download.start(['a', 'b'], DEFAULT_OPTIONS);
    expect(told).toEqual([['error', 'Failed to download. Please try again.', shown]]);
  });

  it('can be cancelled, and runs once at a time', async () => {
    const { download, told } = setUp({
      request: (_body, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    const first = download.start(['a', 'b'], DEFAULT_OPTIONS);
    expect(await download.start(['c', 'd'], DEFAULT_OPTIONS)).toBe(false);
    download.cancel();
    expect(await first).toBe(false);
    expect(told).toEqual([['info', 'Download cancelled', 'Nothing was saved.']]);
  });

  it('reports JSON without files, and invalid JSON', async () => {
    const odd = setUp({ request: () => Promise.resolve(json('{"ok":true}')) });
    await odd.download.start(['a', 'b'], DEFAULT_OPTIONS);
    expect(odd.told).toEqual([['error', 'Server returned unexpected JSON. Please try again.']]);
    const broken = setUp({ request: () => Promise.resolve(json('{')) });
    await broken.download.start(['a', 'b'], DEFAULT_OPTIONS);
    expect(broken.told).toEqual([['error', 'Failed to parse JSON response for bulk download.']]);
  });
});

describe('single files', () => {
  it('download one by one with a pause, and failures are listed', async () => {
    const { download, saved, told, waits } = setUp({
      request: () => Promise.resolve(list('a.jpg', 'b.jpg', 'c.jpg')),
      fetchFile: (path) =>
        path.includes('b.jpg')
          ? Promise.reject(new ApiError(404, 'NOT_FOUND', 'Gone.'))
          : Promise.resolve(new Blob(['abc'])),
    });
    expect(await download.start(['a', 'b', 'c'], individual)).toBe(false);
    expect(saved.map(([name]) => name)).toEqual(['a.jpg', 'c.jpg']);
    expect(waits).toEqual([300, 300]);
    expect(told[0]).toEqual(['error', 'Could not download b.jpg.']);
    expect(told[1]?.[1]).toBe('The other files were downloaded');
  });

  it('stop when the connection drops, with the number of saved files', async () => {
    const fetchFile = vi
      .fn<BulkDownloadPorts['fetchFile']>()
      .mockResolvedValueOnce(new Blob(['abc']))
      .mockRejectedValue(new ConnectionError());
    const { download, told } = setUp({
      request: () => Promise.resolve(list('a.jpg', 'b.jpg', 'c.jpg')),
      fetchFile,
    });
    await download.start(['a', 'b', 'c'], individual);
    expect(fetchFile).toHaveBeenCalledTimes(2);
    expect(told).toEqual([
      [
        'error',
        'Failed to download. Please try again.',
        'The connection was lost. 1 of 3 files were saved.',
      ],
    ]);
  });
});
