import { deviceOf, exportSize } from './export-size.js';

it('a meme is as large as its picture, up to what the device can draw', () => {
  const picture = { width: 4000, height: 3000 };
  expect(exportSize(picture, 'desktop')).toEqual(picture);
  expect(exportSize(picture, 'mobile')).toEqual({ width: 1920, height: 1440 });
  expect(exportSize(picture, 'ios')).toEqual({ width: 2048, height: 1536 });
  expect(exportSize({ width: 800, height: 1000 }, 'mobile')).toEqual({ width: 800, height: 1000 });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 16) Mobile Safari', 5, 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'desktop'],
])('%s with %i touch points is taken for %s', (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});
