import type { ImageList } from '@likeness/contracts/http/images';
import { changeList } from './image-change.js';
import { imageNamed, listOf } from './images.fixtures.js';

const liked = imageNamed('liked', { reaction: 'like' });
const plain = imageNamed('plain');
const photo = imageNamed('photo', { creation_method_name: null });

const generated = (): ImageList =>
  listOf([liked, plain], {
    counts: {
      ai_generated: 2,
      user_provided: 1,
      reactions: { all: 2, like: 1, dislike: 0 },
      tools: [],
      styles: [],
    },
  });

it('moves a reaction from one count to the other', () => {
  const list = changeList(generated(), 'ai_generated', {
    type: 'reacted',
    image: liked,
    reaction: 'dislike',
  });
  expect(list.images.map(({ reaction }) => reaction)).toEqual(['dislike', null]);
  expect(list.counts?.reactions).toEqual({ all: 2, like: 0, dislike: 1 });
});

it('counts a repeated reaction once', () => {
  const change = { type: 'reacted', image: plain, reaction: 'like' } as const;
  const once = changeList(generated(), 'ai_generated', change);
  expect(changeList(once, 'ai_generated', change)).toEqual(once);
  expect(once.counts?.reactions.like).toBe(2);
});

it('doesn’t change the other origin’s list on a reaction', () => {
  const change = { type: 'reacted', image: photo, reaction: 'like' } as const;
  expect(changeList(generated(), 'ai_generated', change)).toEqual(generated());
});

it('takes removed images out of the list', () => {
  const list = changeList(generated(), 'ai_generated', { type: 'removed', images: [liked, photo] });
  expect(list.images).toEqual([plain]);
  expect(list.total).toBe(1);
});

it('replaces an updated image', () => {
  const clean = { ...plain, should_add_watermark: 'false' as const };
  const list = changeList(generated(), 'ai_generated', { type: 'updated', images: [clean] });
  expect(list.images).toEqual([liked, clean]);
});
