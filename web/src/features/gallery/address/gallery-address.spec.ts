import { type GallerySearch, readAddress, viewOf, writeAddress } from './gallery-address.js';

it.each<GallerySearch>([
  {},
  { tab: 'uploads', page: '3' },
  { filter: 'disliked', sort: 'oldest' },
  { filter: 'liked', tool: 'lenszero', style: 'oil', q: 'red hat' },
])('writes %j as it was read', (search) => {
  expect(writeAddress(readAddress(search))).toEqual(search);
});

it.each<GallerySearch>([
  { tab: 'toString', filter: 'love', sort: 'best', page: '-2', q: '' },
  { page: '1e9' },
  { page: '99999999' },
])('opens the first page of everything for %j', (search) => {
  expect(writeAddress(readAddress(search))).toEqual({});
});

it('ignores the style for uploads, which have none, and keeps it for the other tab', () => {
  const address = readAddress({ tab: 'uploads', style: 'oil', q: ' hat ' });
  expect(viewOf(address)).toEqual({
    origin: 'user_provided',
    reaction: 'all',
    sort: 'desc',
    q: 'hat',
  });
  expect(writeAddress(address)).toMatchObject({ style: 'oil' });
});
