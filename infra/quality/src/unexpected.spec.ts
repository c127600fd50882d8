import { Recorder } from './recorder.js';
import { unexpected } from './unexpected.js';

const PRINTED = `10:00:00 images    error request failed code=STORAGE_UNAVAILABLE
    StorageError: no S3 store
10:00:01 images    error request failed code=INTERNAL
    TypeError: x is not a function
        at there
10:00:02 lenses    warn slow
`;

describe('what went wrong unexpectedly', () => {
  it('is reported by operation, with the log lines of the services', () => {
    const recorder = new Recorder();
    recorder.note('GET /api/images', '200', 1);
    recorder.note('GET /api/images', '500', 1);
    recorder.note('GET /api/images', '503', 1);
    expect(unexpected(recorder, PRINTED)).toBe(`GET /api/images: 500 ×1
10:00:01 images    error request failed code=INTERNAL
    TypeError: x is not a function
        at there`);
  });

  it('is nothing where nothing was', () => {
    const recorder = new Recorder();
    recorder.note('GET /api/images', '503', 1);
    expect(unexpected(recorder, PRINTED)).toBe('');
  });
});
