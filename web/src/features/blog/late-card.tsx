import { memo, type ComponentProps } from 'react';
import { LatePart } from '../../components/late-part.js';
import { PostCard } from './post-card.js';

export const LateCard = memo(function LateCard(card: ComponentProps<typeof PostCard>) {
  return (
    <LatePart as="li">
      <PostCard {...card} />
    </LatePart>
  );
});
