import type { FormerImage } from '../database/downloads.repository.js';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function describeImage({ kind, tool, style, createdAt }: FormerImage): string {
  return `${nameOf({ kind, tool, style })} of ${time.format(createdAt)} UTC`;
}

function nameOf({ kind, tool, style }: Pick<FormerImage, 'kind' | 'tool' | 'style'>): string {
  if (kind === 'upload') return 'Uploaded photo';
  if (tool === 'meme') return 'Meme';
  return style === null ? 'Generated image' : `Generated image in ${style.replaceAll('-', ' ')}`;
}
