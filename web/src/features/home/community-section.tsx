import { useQuery } from '@tanstack/react-query';
import { CommunityCard } from '../../components/community-card.js';
import { Frame } from '../../components/frame.js';
import { resolveUrl } from '../../lib/api/image-url.js';
import { call } from '../../lib/api/request.js';
import { useIsSettled } from '../../lib/page-settled.js';
import * as text from './messages/en.js';
import { SectionHead } from './section-head.js';

const MOST = 12;

export function CommunitySection() {
  const { data } = useQuery({
    queryKey: ['showcase'],
    queryFn: () => call('GET /api/images/showcase'),
    enabled: useIsSettled(),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const images = data?.images.slice(0, MOST) ?? [];
  if (images.length === 0) return null;
  return (
    <section id="community" aria-labelledby="showcase-title" className="wrap pb-section">
      <SectionHead id="showcase-title" title={text.community} aside={text.communityAside} />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {images.map(({ id, name, url }) => (
          <li key={id} className="min-w-0">
            <Frame src={resolveUrl(url)} alt={name} ratio="square" />
          </li>
        ))}
      </ul>
      <CommunityCard className="mt-8" />
    </section>
  );
}
