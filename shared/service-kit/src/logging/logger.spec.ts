import { createLogger } from './logger.js';

describe('a log line', () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const last = () => JSON.parse(lines.at(-1) ?? '') as { err: unknown };

  it('describes an error without user data', () => {
    const failed = Object.assign(new Error('not stored', { cause: new Error('away') }), {
      code: '23514',
      detail: 'Failing row contains (Lovelace).',
      parameters: ['Lovelace'],
      driverError: { detail: 'Failing row contains (Lovelace).' },
    });
    logger.error({ err: failed }, 'request failed');
    expect(last().err).toMatchObject({ message: 'not stored: away', code: '23514' });
    expect(lines.at(-1)).not.toContain('Lovelace');
  });

  it.each([null, 'words'])('accepts a thrown value that is no Error: %j', (thrown) => {
    logger.error({ err: thrown }, 'request failed');
    expect(last().err).toBe(thrown);
  });
});
