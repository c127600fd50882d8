import { QueryClient } from '@tanstack/react-query';
import * as log from '../log.js';
import { imageNamed } from './images.fixtures.js';
import * as changes from './image-cache.js';
import { react } from './use-react.js';

const image = imageNamed('one');
const queryClient = new QueryClient();
const answers: ((status: number) => void)[] = [];
const fetch = vi.fn<typeof globalThis.fetch>(
  () => new Promise((resolve) => answers.push((status) => resolve(new Response('{}', { status })))),
);

const sent = () => fetch.mock.calls.map(([, init]) => init?.body);
const reactions = (of: 'showImageChange' | 'tellImageChange') =>
  vi.mocked(changes[of]).mock.calls.map(([, change]) => 'reaction' in change && change.reaction);

async function answer(index: number, status: number) {
  answers[index]?.(status);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(changes, 'showImageChange').mockReturnValue();
  vi.spyOn(changes, 'tellImageChange').mockReturnValue();
  vi.spyOn(log, 'logFault').mockReturnValue();
  answers.length = 0;
  vi.stubGlobal('fetch', fetch);
});

it.each([
  ['like', 'like', null],
  ['dislike', 'like', 'like'],
  ['dislike', 'dislike', null],
  ['like', 'dislike', 'dislike'],
] as const)('turns %s by a press on %s into %s', async (before, pressed, after) => {
  expect(react(queryClient, { ...image, reaction: before }, pressed)).toBe(after);
  expect(reactions('showImageChange')).toEqual([after]);
  await answer(0, 200);
});

it('sends quick clicks in sequence, and only the final value', async () => {
  for (const pressed of ['like', 'dislike', 'dislike', 'dislike'] as const) {
    react(queryClient, image, pressed);
  }
  expect(reactions('showImageChange')).toEqual(['like', 'dislike', null, 'dislike']);
  expect(sent()).toEqual(['{"reaction":"like"}']);
  await answer(0, 200);
  expect(sent()).toEqual(['{"reaction":"like"}', '{"reaction":"dislike"}']);
  await answer(1, 200);
  expect(reactions('tellImageChange')).toEqual(['like', 'dislike']);
});

it('restores the server’s value after a refusal, and only logs it', async () => {
  react(queryClient, { ...image, reaction: 'dislike' }, 'like');
  await answer(0, 503);
  expect(reactions('showImageChange')).toEqual(['like', 'dislike']);
  expect(changes.tellImageChange).not.toHaveBeenCalled();
  expect(log.logFault).toHaveBeenCalledTimes(1);
});
