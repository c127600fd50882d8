import { LateCodeError, loadPatiently } from './late-component.js';

const lost = new TypeError('Failed to fetch dynamically imported module');

async function loadWith({ failures, connectedFrom }: { failures: number; connectedFrom: number }) {
  let tries = 0;
  const load = () => (tries++ < failures ? Promise.reject(lost) : Promise.resolve('code'));
  const connection = {
    isThere: () => tries >= connectedFrom,
    untilNextTry: () => Promise.resolve(),
  };
  return loadPatiently(load, connection);
}

it('waits for the connection', async () => {
  expect(await loadWith({ failures: 5, connectedFrom: 6 })).toBe('code');
  expect(await loadWith({ failures: 7, connectedFrom: 6 })).toBe('code');
});

it('fails after three attempts online, for example with an outdated chunk', async () => {
  expect(await loadWith({ failures: 2, connectedFrom: 0 })).toBe('code');
  const given = loadWith({ failures: 3, connectedFrom: 0 });
  await expect(given).rejects.toBeInstanceOf(LateCodeError);
  await expect(given).rejects.toMatchObject({ cause: lost });
});
