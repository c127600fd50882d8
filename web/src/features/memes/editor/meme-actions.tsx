import { Download, ImagePlus, Share2 } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { ToneIcon } from '../../../components/notice.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { canBeKept } from '../delivery/keep-meme.js';
import * as text from '../messages/en.js';
import { type FinishedMeme, useFinishedMeme } from './use-finished-meme.js';

export function MemeActions({ meme }: { meme: FinishedMeme | null }) {
  const isMember = useIsMember();
  const { isDownloading, isSharing, isSaving, told, download, share, save } = useFinishedMeme();
  const isBlank = !meme?.laidOut.top && !meme?.laidOut.bottom;
  const isOffered = isMember && meme !== null && canBeKept(meme.image);
  return (
    <div className="flex flex-wrap justify-center gap-3 border-t border-line px-[clamp(1rem,2vw,1.75rem)] py-3.5 max-sm:gap-2 max-sm:*:px-2.5 max-sm:[&>button]:flex-1">
      <p role="status" className="basis-full empty:hidden">
        {told && (
          <span className="flex items-center justify-center gap-2 text-sm font-medium">
            <ToneIcon tone={told.tone} />
            {told.title}
          </span>
        )}
      </p>
      {isOffered && (
        <Button
          aria-label={text.saveToGallery}
          disabled={isBlank}
          busy={isSaving}
          onClick={() => save(meme)}
        >
          {!isSaving && <ImagePlus aria-hidden />}
          <span className="max-sm:hidden">{text.saveToGallery}</span>
          <span className="sm:hidden">{text.save}</span>
        </Button>
      )}
      <Button disabled={!meme} busy={isSharing} onClick={() => meme && share(meme)}>
        {!isSharing && <Share2 aria-hidden />}
        <span>{text.share}</span>
      </Button>
      <Button
        variant="primary"
        disabled={!meme}
        busy={isDownloading}
        onClick={() => meme && download(meme)}
      >
        {!isDownloading && <Download aria-hidden />}
        <span>{text.download}</span>
      </Button>
    </div>
  );
}
