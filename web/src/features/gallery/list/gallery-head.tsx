import { Grid2x2, Grid3x3, SlidersHorizontal, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, IconButton } from '../../../components/button.js';
import type { GalleryAddress, SortOrder } from '../address/gallery-address.js';
import type { GridSize } from '../grid/grid-layout.js';
import { imageCount } from '../../../lib/images/image-words.js';
import * as text from '../messages.js';
import { SelectField } from './select-field.js';
import { toolName } from '../../../lib/images/tool-names.js';

const sorts: readonly { value: SortOrder; label: string }[] = [
  { value: 'desc', label: text.newestFirst },
  { value: 'asc', label: text.oldestFirst },
];
const grids = [
  { size: 'small', label: text.smallGrid, Icon: Grid3x3 },
  { size: 'large', label: text.largeGrid, Icon: Grid2x2 },
] as const;

type GalleryHeadProps = {
  id: string;
  headingRef: Ref<HTMLHeadingElement>;
  address: GalleryAddress;
  total: number | undefined;
  isCapped: boolean;
  size: GridSize;
  styleName: (style: string) => string;
  onSize: (size: GridSize) => void;
  onGo: (change: Partial<GalleryAddress>) => void;
  onFilters: () => void;
};

function ActiveFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onRemove}
        aria-label={text.removeFilter(label)}
        className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-well px-3.5 text-sm font-medium hover:bg-ink/12 pointer-coarse:min-h-11"
      >
        <span className="truncate">{label}</span>
        <X aria-hidden className="size-3.5 flex-none" strokeWidth={2.25} />
      </button>
    </li>
  );
}

export function GalleryHead({
  id,
  headingRef,
  address,
  total,
  isCapped,
  size,
  styleName,
  onSize,
  onGo,
  onFilters,
}: GalleryHeadProps) {
  const { origin, sort } = address;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-3 max-sm:w-full">
          <h2 ref={headingRef} id={id} tabIndex={-1} className="type-h3 scroll-mt-6">
            {origin === 'ai_generated' ? text.aiGeneratedImages : text.uploadedImages}
          </h2>
          <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
            {total !== undefined && (isCapped ? text.orMore(imageCount(total)) : imageCount(total))}
          </p>
        </div>
        <Button className="max-lg:order-1 max-sm:px-3 lg:hidden" onClick={onFilters}>
          <SlidersHorizontal aria-hidden className="max-[25rem]:hidden" />
          {text.filters}
        </Button>
        <div className="flex gap-2 max-lg:order-2 max-sm:-ml-2 max-sm:flex-1 max-sm:*:first:flex-1">
          <SelectField
            label={text.sort}
            isLabelHidden
            options={sorts}
            value={sort}
            onChoose={(next) => onGo({ sort: next === 'asc' ? 'asc' : 'desc' })}
          />
          <GridSizes size={size} onSize={onSize} />
        </div>
      </div>
      <ActiveFilters address={address} styleName={styleName} onGo={onGo} />
    </div>
  );
}

function GridSizes({ size, onSize }: Pick<GalleryHeadProps, 'size' | 'onSize'>) {
  return (
    <div
      role="group"
      aria-label={text.gridSize}
      className="flex rounded-control border border-edge"
    >
      {grids.map(({ size: each, label, Icon }) => (
        <IconButton
          key={each}
          label={label}
          aria-pressed={size === each}
          className="min-h-10.5! rounded-[5px] max-sm:w-9 aria-pressed:bg-ink aria-pressed:text-page"
          onClick={() => onSize(each)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}

type ActiveFiltersProps = Pick<GalleryHeadProps, 'address' | 'styleName' | 'onGo'>;

function ActiveFilters({ address, styleName, onGo }: ActiveFiltersProps) {
  const { style, tool, q } = address;
  const isMade = address.origin === 'ai_generated';
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {isMade && style !== undefined && (
        <ActiveFilter label={styleName(style)} onRemove={() => onGo({ style: undefined })} />
      )}
      {isMade && tool !== undefined && (
        <ActiveFilter label={toolName(tool)} onRemove={() => onGo({ tool: undefined })} />
      )}
      {q !== undefined && (
        <ActiveFilter label={text.searched(q)} onRemove={() => onGo({ q: undefined })} />
      )}
    </ul>
  );
}
