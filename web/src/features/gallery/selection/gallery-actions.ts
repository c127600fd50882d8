import { Download, Eraser, Laugh, Share2, Trash2, type LucideIcon } from 'lucide-react';

export type GalleryAction = 'download' | 'share' | 'memes' | 'delete' | 'watermarks';

type ActionEntry = { action: GalleryAction; label: string; Icon: LucideIcon };

const all: readonly ActionEntry[] = [
  { action: 'download', label: 'Download', Icon: Download },
  { action: 'share', label: 'Share', Icon: Share2 },
  { action: 'memes', label: 'Batch Memes', Icon: Laugh },
  { action: 'delete', label: 'Delete', Icon: Trash2 },
  { action: 'watermarks', label: 'Remove Watermarks', Icon: Eraser },
];

/** Only images generated here have our watermark. */
export function actionsOf(origin: 'ai_generated' | 'user_provided'): readonly ActionEntry[] {
  return origin === 'ai_generated' ? all : all.filter(({ action }) => action !== 'watermarks');
}
