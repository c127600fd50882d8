import { QueryClient } from '@tanstack/react-query';
import * as log from '../log.js';
import { imageNamed } from './images.fixtures.js';
import * as changes from './tell-image-change.js';
import { react } from './use-react.js';

const image = imageNamed('one');
const queryClient = new QueryClient();
const show = vi.spyOn(changes, 'showImageChange').mockReturnValue();
const tell = vi.spyOn(changes, 'tellImageChange').mockReturnValue();
const logFault = vi.spyOn(log, 'logFault').mockReturnValue();
const answers: ((status: number) => void)[] = [];
const fetch = vi.fn<typeof globalThis.fetch>(
  () => new Promise((resolve) => answers.push((status) => resolve(new Response('{}', { status })))),
);

const sent = () => fetch.mock.calls.map(([, init]) => init?.body);
const reactions = ({ mock }: typeof show) =>
  mock.calls.map(([, change]) => 'reaction' in change && change.reaction);

async function answer(index: number, status: number) {
  answers[index]?.(status);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => {
  vi.clearAllMocks();
  answers.length = 0;
  vi.stubGlobal('fetch', fetch);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['like', 'like', null],
  ['dislike', 'like', 'like'],
  ['dislike', 'dislike', null],
  ['like', 'dislike', 'dislike'],
] as const)('turns %s by a press on %s into %s', async (before, pressed, after) => {
  expect(react(queryClient, { ...image, reaction: before }, pressed)).toBe(after);
  expect(reactions(show)).toEqual([after]);
  await answer(0, 200);
});

it('sends quick clicks in sequence, and only the final value', async () => {
  for (const pressed of ['like', 'dislike', 'dislike', 'dislike'] as const) {
    react(queryClient, image, pressed);
  }
  expect(reactions(show)).toEqual(['like', 'dislike', null, 'dislike']);
  expect(sent()).toEqual(['{"reaction":"like"}']);
  await answer(0, 200);
  expect(sent()).toEqual(['{"reaction":"like"}', '{"reaction":"dislike"}']);
  await answer(1, 200);
  expect(reactions(tell)).toEqual(['like', 'dislike']);
});

it('restores the server’s value after a refusal, and only logs it', async () => {
  react(queryClient, { ...image, reaction: 'dislike' }, 'like');
  await answer(0, 503);
  expect(reactions(show)).toEqual(['like', 'dislike']);
  expect(tell).not.toHaveBeenCalled();
  expect(logFault).toHaveBeenCalledTimes(1);
});
