import { QueryClient } from '@tanstack/react-query';
import { changeKeptImages } from '../../lib/images/image-cache.js';
import { imageNamed, listOf } from '../../lib/images/images.fixtures.js';
import { headPosesQuery, pickerPageQuery } from './picker-queries.js';

const upload = imageNamed('upload', { creation_method_name: null });
const portrait = imageNamed('portrait');

it('pickers follow image changes elsewhere', () => {
  const queryClient = new QueryClient();
  const { queryKey } = pickerPageQuery('both', 1);
  queryClient.setQueryData(queryKey, listOf([upload, portrait], { total: 30 }));
  queryClient.setQueryData(headPosesQuery.queryKey, [upload, portrait]);

  changeKeptImages(queryClient, { type: 'removed', images: [upload] });
  changeKeptImages(queryClient, { type: 'reacted', image: portrait, reaction: 'like' });

  const liked = { ...portrait, reaction: 'like' };
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ images: [liked], total: 29 });
  expect(queryClient.getQueryData(headPosesQuery.queryKey)).toEqual([portrait]);
});
