import { memo, type ComponentProps } from 'react';
import { LatePart } from '../../components/late-part.js';
import { PostCard } from './post-card.js';

/** A card of the list, active when somebody comes near. */
export const LateCard = memo(function LateCard(card: ComponentProps<typeof PostCard>) {
  return (
    <LatePart as="li">
      <PostCard {...card} />
    </LatePart>
  );
});
