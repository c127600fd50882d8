import type { Image } from '@likeness/contracts/http/images';
import { useNavigate } from '@tanstack/react-router';
import { handImage } from '../../../lib/handed-image.js';
import type { BeginAgain } from './use-viewer-actions.js';

const PAGES = { lenszero: '/instantid', kontextlens: '/kontextlens' } as const;
type MakingTool = keyof typeof PAGES;

const isTool = (name: string | null): name is MakingTool => name !== null && name in PAGES;

/** Goes to the tool that made an image, whose form is then filled in with its choices. */
export function useBeginElsewhere(image: Image): BeginAgain | undefined {
  const navigate = useNavigate();
  const tool = image.creation_method_name;
  if (!isTool(tool)) return undefined;

  const go = (keepsSeed: boolean) => (from: Image) => {
    handImage(from, keepsSeed);
    // In place of the entry that the viewer has in the history.
    void navigate({ to: PAGES[tool], replace: true });
  };
  return { onMore: go(false), onSameSeed: go(true) };
}
