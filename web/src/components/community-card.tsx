import { clsx } from 'clsx';
import { site } from '../lib/site.js';
import { Button } from './button.js';
import * as text from './messages.js';

export function CommunityCard({ className }: { className?: string }) {
  const { url, members } = site.discord;
  if (url === null) return null;
  const facts = [
    text.freeToJoin,
    ...(members === null ? [] : [`${members} ${text.members}`]),
    text.alwaysActive,
  ];
  return (
    <section
      aria-labelledby="community-title"
      className={clsx('grid gap-4 rounded-panel border border-line bg-paper p-8', className)}
    >
      <h2 id="community-title" className="type-h3">
        {text.joinCommunity}
      </h2>
      <p className="max-w-[56ch] text-ink-2">{text.communityLine}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button asChild className="justify-self-start">
        <a href={url} target="_blank" rel="noopener">
          {text.joinDiscord}
        </a>
      </Button>
    </section>
  );
}
