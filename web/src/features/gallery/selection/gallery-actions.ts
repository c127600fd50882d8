import { Download, Eraser, Laugh, Share2, Trash2, type LucideIcon } from 'lucide-react';
import * as text from '../messages.js';

export type GalleryAction = 'download' | 'share' | 'memes' | 'delete' | 'watermarks';

type ActionEntry = { action: GalleryAction; label: string; Icon: LucideIcon };

const all: readonly ActionEntry[] = [
  { action: 'download', label: text.download, Icon: Download },
  { action: 'share', label: text.share, Icon: Share2 },
  { action: 'memes', label: text.batchMemes, Icon: Laugh },
  { action: 'delete', label: text.remove, Icon: Trash2 },
  { action: 'watermarks', label: text.removeWatermarks, Icon: Eraser },
];

/** Only images generated here have our watermark. */
export function actionsOf(origin: 'ai_generated' | 'user_provided'): readonly ActionEntry[] {
  return origin === 'ai_generated' ? all : all.filter(({ action }) => action !== 'watermarks');
}
