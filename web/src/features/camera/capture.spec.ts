import { capture, captureName } from './capture.js';

it('names a capture with its moment', () => {
  expect(captureName(new Date(2026, 10, 20, 9, 5, 7))).toBe('camera-20261120-090507.png');
});

it('says when there is no video to capture', async () => {
  await expect(capture(null, new Date())).rejects.toThrow('Video element not found');
});
