import { memeName, wordsOfFailedDrawing, wordsOfStartedDownload } from './download-meme.js';

it('the message about a started download depends on the device', () => {
  const said = (['desktop', 'mobile', 'ios'] as const).map(
    (device) => wordsOfStartedDownload(device).title,
  );
  expect(new Set(said).size).toBe(3);
});

it.each([
  ['desktop', 'Error downloading meme. Please try again.'],
  ['mobile', 'Download failed. Please try again or check your browser settings for downloads.'],
] as const)('a failed drawing on %s is told', (device, title) => {
  expect(wordsOfFailedDrawing(device)).toEqual({ tone: 'error', title });
});

it('file names are unique by time and index', () => {
  const now = new Date('2026-11-22T10:20:30.400Z');
  expect(memeName(now)).toBe('meme-2026-11-22-10-20-30.png');
  expect(memeName(now, 2)).toBe('meme-2026-11-22-10-20-30-3.png');
});
