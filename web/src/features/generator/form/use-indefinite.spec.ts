import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { problemOf } from '../../runs/run/problem.js';
import { noRun, type RunState } from '../../runs/run/run-state.js';
import { makeRun } from '../../runs/run/run.fixtures.js';
import { emptySlot, type Slot } from '../../runs/run/slot.js';
import { endsIndefinite } from './use-indefinite.js';

const ended = (state: Slot['state']): RunState => ({
  ...noRun,
  run: makeRun([{ ...emptySlot(0), state }]),
});
const met = (error: unknown): RunState => ({ ...noRun, problem: problemOf(error) });

describe('creating indefinitely', () => {
  it('ends with any refusal, of the request or of a picture, and with a cancel', () => {
    expect(endsIndefinite(met(new ApiError(402, 'CREDITS_REQUIRED', 'x')))).toBe(true);
    expect(endsIndefinite(met(new ApiError(429, 'HOURLY_LIMIT', 'x')))).toBe(true);
    expect(endsIndefinite(ended('refused'))).toBe(true);
    expect(endsIndefinite(ended('cancelled'))).toBe(true);
  });

  it('continues after temporary errors', () => {
    expect(endsIndefinite(met(new ApiError(503, null, 'x')))).toBe(false);
    expect(endsIndefinite(met(new ConnectionError()))).toBe(false);
    expect(endsIndefinite(ended('done'))).toBe(false);
    expect(endsIndefinite(ended('failed'))).toBe(false);
  });
});
