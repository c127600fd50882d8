import { photosCompareJob } from './photos.jobs.js';

const problem = { code: 'PHOTO_OTHER_PERSON', detail: 'Photo 2 shows someone else.' };

it.each([
  [null, { problem: null, best: null }],
  [problem, { problem: { ...problem, photos: [] }, best: null }],
])('reads the answer %j of a worker of the previous version', (answer, comparison) => {
  expect(photosCompareJob.result.parse(answer)).toEqual(comparison);
});
