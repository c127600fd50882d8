import { readEnvironment } from './env.js';

test('nothing needs to be set', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    LOG_FORMAT: 'pretty',
  });
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT: expected a port from 1100 to 65000, got "eighty"'],
  [{ PORT: '80' }, 'PORT: expected a port from 1100 to 65000, got "80"'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL: expected a URL beginning with postgres'],
  [{ REDIS_URL: 'http://x' }, 'REDIS_URL: expected a URL beginning with redis'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: expected at least 32 characters, got a shorter one'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT: expected pretty or json, got "xml"'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV: expected anything but "production"'],
])('%j is refused by name', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message);
});

test('every wrong variable is named at once', () => {
  const source = { PORT: '1', LOG_LEVEL: 'loud' };
  expect(() => readEnvironment(source)).toThrow(/PORT: .*\nLOG_LEVEL: /);
});
