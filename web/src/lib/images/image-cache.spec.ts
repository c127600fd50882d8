import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { showImageChange } from './image-cache.js';
import { imagePageQuery, imageQuery, loadedImagesQuery } from './image-queries.js';
import { imageNamed, listOf } from './images.fixtures.js';

const [first, second, third] = ['first', 'second', 'third'].map((id) => imageNamed(id));
if (!first || !second || !third) throw new Error('three images');

it('removes an image from pages, loaded lists and its own entry', () => {
  const queryClient = new QueryClient();
  const page = imagePageQuery({ origin: 'ai_generated' }, 1, 48);
  const loaded = loadedImagesQuery({ origin: 'ai_generated' }, 2);
  queryClient.setQueryData(page.queryKey, listOf([first, second, third]));
  queryClient.setQueryData(loaded.queryKey, {
    pages: [listOf([first, second], { total: 3 }), listOf([third], { total: 3, page: 2 })],
    pageParams: [1, 2],
  });
  queryClient.setQueryData(imageQuery(third.id).queryKey, third);

  showImageChange(queryClient, { type: 'removed', images: [third] });

  expect(queryClient.getQueryData(page.queryKey)).toMatchObject({
    images: [first, second],
    total: 2,
  });
  expect(queryClient.getQueryData(loaded.queryKey)?.pages).toMatchObject([
    { images: [first, second], total: 2 },
    { images: [], total: 2 },
  ]);
  expect(new InfiniteQueryObserver(queryClient, loaded).getCurrentResult().hasNextPage).toBe(false);
});
