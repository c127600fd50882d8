import { vi } from 'vitest';
import { imageNamed } from './images.fixtures.js';
import { createReactions, type ReactionPorts } from './reactions.js';

const image = imageNamed('one');

function setUp() {
  const sent: { reaction: unknown; answer: (error?: Error) => void }[] = [];
  const ports = {
    send: vi.fn<ReactionPorts['send']>(
      (_, reaction) =>
        new Promise((resolve, reject) => {
          sent.push({ reaction, answer: (error) => (error ? reject(error) : resolve()) });
        }),
    ),
    show: vi.fn<ReactionPorts['show']>(),
    tell: vi.fn<ReactionPorts['tell']>(),
    log: vi.fn<ReactionPorts['log']>(),
  };
  const shown = () => ports.show.mock.calls.map(([, reaction]) => reaction);
  return { press: createReactions(ports), ports, sent, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it.each([
  [null, 'like', 'like'],
  ['like', 'like', null],
  ['dislike', 'like', 'like'],
  ['dislike', 'dislike', null],
  ['like', 'dislike', 'dislike'],
] as const)('turns %s by a press on %s into %s', (before, pressed, after) => {
  const { press, shown } = setUp();
  expect(press({ ...image, reaction: before }, pressed)).toBe(after);
  expect(shown()).toEqual([after]);
});

it('sends quick clicks in sequence, and only the final value', async () => {
  const { press, sent, shown, ports } = setUp();
  press(image, 'like');
  press(image, 'dislike');
  press(image, 'dislike');
  press(image, 'dislike');
  expect(shown()).toEqual(['like', 'dislike', null, 'dislike']);
  expect(sent.map(({ reaction }) => reaction)).toEqual(['like']);
  sent[0]?.answer();
  await settle();
  expect(sent.map(({ reaction }) => reaction)).toEqual(['like', 'dislike']);
  sent[1]?.answer();
  await settle();
  expect(ports.tell.mock.calls.map(([, reaction]) => reaction)).toEqual(['like', 'dislike']);
});

it('restores the server’s value after a refusal, and only logs it', async () => {
  const { press, sent, shown, ports } = setUp();
  press({ ...image, reaction: 'dislike' }, 'like');
  sent[0]?.answer(new Error('refused'));
  await settle();
  expect(shown()).toEqual(['like', 'dislike']);
  expect(ports.tell).not.toHaveBeenCalled();
  expect(ports.log).toHaveBeenCalledTimes(1);
});
