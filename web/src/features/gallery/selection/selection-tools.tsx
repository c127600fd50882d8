import type { ImageList } from '@likeness/contracts/http/images';
import { SquareCheck } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { toasts } from '../../../components/toast-store.js';
import { call } from '../../../lib/api/request.js';
import type { ImageOrigin, ImageView } from '../../../lib/images/image-view.js';
import { lateComponent, lazyComponent } from '../../../lib/late-component.js';
import { logFault } from '../../../lib/log.js';
import * as text from '../messages.js';
import type { GalleryAction } from './gallery-actions.js';
import type { ImageSelection } from './use-selection.js';

const SelectionBar = lateComponent(async () => (await import('./selection-bar.js')).SelectionBar);
const SelectBeyond = lazyComponent(async () => (await import('./select-beyond.js')).SelectBeyond);

type SelectionToolsProps = {
  selection: ImageSelection;
  view: ImageView;
  origin: ImageOrigin;
  shown: number;
  first: ImageList | undefined;
  onAction: (action: GalleryAction) => void;
  onLeave: () => void;
};

/** The bar of a selection; before it, a button on small screens. */
export function SelectionTools({
  selection,
  view,
  origin,
  shown,
  first,
  onAction,
  onLeave,
}: SelectionToolsProps) {
  async function selectBeyond(signal: AbortSignal) {
    try {
      selection.chooseBeyond((await call('GET /api/images', { query: view, signal })).images);
    } catch (error) {
      if (signal.aborted) return;
      logFault('The images of a list could not be read', error);
      toasts.add('error', text.couldNotSelect);
    }
  }
  if (selection.isOn) {
    return (
      <SelectionBar
        count={selection.images.length}
        origin={origin}
        onAction={onAction}
        onLeave={onLeave}
      >
        {first && (
          <SelectBeyond
            shown={shown}
            chosen={selection.images.length}
            size={{ total: first.total, isCapped: first.total_is_capped }}
            onAll={selectBeyond}
          />
        )}
      </SelectionBar>
    );
  }
  if (shown === 0) return null;
  return (
    <Button
      className="fixed right-4 bottom-4 z-20 rounded-full! border-transparent! bg-inverse text-on-inverse shadow-bar hover:bg-inverse! sm:hidden"
      onClick={() => selection.act({ type: 'entered' })}
    >
      <SquareCheck aria-hidden />
      {text.selectImages}
    </Button>
  );
}
