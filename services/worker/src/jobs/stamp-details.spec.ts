import { StampDetails } from './stamp-details.js';

it.each([
  [[], 1, ['none']],
  [['http://stamps.example'], 0, []],
])(
  'tells operators in two places whether pictures are stamped: %j',
  (authorities, logged, told) => {
    const warn = jest.fn();
    expect(new StampDetails(authorities, { warn }).details()).toEqual({ time_stamps: told });
    expect(warn).toHaveBeenCalledTimes(logged);
  },
);
