import { clsx } from 'clsx';
import { site } from '../lib/site.js';
import { Button } from './button.js';

type CommunityCardProps = { title?: string; description?: string; className?: string };

export function CommunityCard({
  title = 'Join the community',
  description = 'Show what you made, ask about photos and styles, and hear what is new.',
  className,
}: CommunityCardProps) {
  const { url, members } = site.discord;
  if (url === null) return null;
  const facts = [
    'Free to join',
    ...(members === null ? [] : [`${members} members`]),
    '24/7 active',
  ];
  return (
    <section
      aria-labelledby="community-title"
      className={clsx('grid gap-4 rounded-panel border border-line bg-paper p-8', className)}
    >
      <h2 id="community-title" className="type-h3">
        {title}
      </h2>
      <p className="max-w-[56ch] text-ink-2">{description}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button asChild className="justify-self-start">
        <a href={url} target="_blank" rel="noopener">
          Join Discord Community
        </a>
      </Button>
    </section>
  );
}
