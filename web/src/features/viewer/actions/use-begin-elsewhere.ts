import type { Image } from '@likeness/contracts/http/images';
import { useNavigate } from '@tanstack/react-router';
import { handImage } from '../../../lib/handed-image.js';
import type { BeginAgain } from './use-viewer-actions.js';

const PAGES = { lenszero: '/instantid', kontextlens: '/kontextlens' } as const;
type MakingTool = keyof typeof PAGES;

const isTool = (name: string | null): name is MakingTool => name !== null && name in PAGES;

export function useBeginElsewhere(image: Image): BeginAgain | undefined {
  const navigate = useNavigate();
  const tool = image.creation_method_name;
  if (!isTool(tool)) return undefined;

  const go = (keepsSeed: boolean) => (from: Image) => {
    handImage(from, keepsSeed);
    // Replaces the viewer's history entry.
    void navigate({ to: PAGES[tool], replace: true });
  };
  return { onMore: go(false), onSameSeed: go(true) };
}
