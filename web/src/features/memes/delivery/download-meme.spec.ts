import type { Device } from '../rendering/export-size.js';
import { downloadMeme, memeName } from './download-meme.js';

const file = new Blob(['x'], { type: 'image/png' });
function refuse(): boolean {
  throw new Error('refused');
}

it('the message about a started download depends on the device', () => {
  const saved: string[] = [];
  const ways = { save: (_: Blob, name: string) => void saved.push(name), show: refuse };
  const said = (['desktop', 'mobile', 'ios'] as const).map(
    (device) => downloadMeme(file, 'meme.png', device, ways).title,
  );
  expect(new Set(said).size).toBe(3);
  expect(saved).toEqual(['meme.png', 'meme.png', 'meme.png']);
});

const failures: [Device, () => boolean, string][] = [
  ['desktop', () => true, 'Error downloading meme. Please try again.'],
  [
    'mobile',
    () => false,
    'Download failed. Please try again or check your browser settings for downloads.',
  ],
  ['mobile', refuse, 'Download failed. Please try again or use a different browser.'],
  ['ios', refuse, 'Download failed. Please try again or use a different browser.'],
];

it.each(failures)('a failed download on %s shows an error', (device, show, title) => {
  expect(downloadMeme(file, 'meme.png', device, { save: refuse, show })).toEqual({
    tone: 'error',
    title,
  });
});

it('a phone that can’t download shows the meme', () => {
  const message = downloadMeme(file, 'meme.png', 'ios', { save: refuse, show: () => true });
  expect(message.tone).toBe('info');
});

it('file names are unique by time and index', () => {
  const now = new Date('2026-11-22T10:20:30.400Z');
  expect(memeName(now)).toBe('meme-2026-11-22-10-20-30.png');
  expect(memeName(now, 2)).toBe('meme-2026-11-22-10-20-30-3.png');
});
