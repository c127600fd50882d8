import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.js';
import * as text from '../messages/en.js';
import type { Zoom } from './use-zoom.js';
import { MAX_SCALE } from './zoom.js';

const STEP = 1.6;

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { scale } = zoom.view;
  return (
    <div
      role="group"
      aria-label={text.zoom}
      className="absolute right-2 bottom-2 flex items-center rounded-control border border-line bg-paper"
    >
      {zoom.isZoomed && (
        <>
          <span className="type-data pl-3 text-ink-2">{text.percent(Math.round(scale * 100))}</span>
          <IconButton label={text.wholeImage} onClick={zoom.reset}>
            <Maximize aria-hidden />
          </IconButton>
          <IconButton label={text.zoomOut} onClick={() => zoom.zoom(1 / STEP)}>
            <ZoomOut aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={text.zoomIn} disabled={scale >= MAX_SCALE} onClick={() => zoom.zoom(STEP)}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  );
}
