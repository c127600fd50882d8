import { capture, captureName } from './capture.js';

it('names a capture by its time', () => {
  expect(captureName(new Date(2026, 10, 20, 9, 5, 7))).toBe('camera-20261120-090507.png');
});

it('fails without a video', async () => {
  await expect(capture(null, new Date())).rejects.toThrow('Video element not found');
});
