import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button.js';
import { CheckboxTile } from '../../components/checkbox-tile.js';
import { Dialog } from '../../components/dialog.js';
import { displayUrl } from '../../lib/api/image-url.js';
import { imageLabel } from '../../lib/images/image-words.js';
import { useStyleNames } from '../../lib/images/use-style-names.js';
import { useBriefly } from '../../lib/use-timers.js';
import * as text from './messages.js';
import {
  addWords,
  countWords,
  type PickedImage,
  PICKER_PAGE_SIZE,
  type PickerOrigin,
  pickerPageQuery,
  SELECTION_FULL,
  toggle,
} from './picker-queries.js';
import { PageTurner, pickerGrid, PickerState } from './picker-states.js';

const WARNING_MS = 3_000;

type GalleryPickerProps = {
  onClose: () => void;
  room: number;
  taken: readonly string[];
  onPick: (images: readonly PickedImage[]) => void;
};

const withoutDashes = (id: string) => id.replaceAll('-', '');

export function GalleryPicker({ onClose, room, taken, onPick }: GalleryPickerProps) {
  const [origin, setOrigin] = useState<PickerOrigin>('both');
  const [page, setPage] = useState(1);
  const [selection, setSelection] = useState<readonly PickedImage[]>([]);
  const [isWarned, warn] = useBriefly<true>(WARNING_MS);
  const styleName = useStyleNames();
  const scroller = useRef<HTMLDivElement>(null);
  const query = useQuery(pickerPageQuery(origin, page));
  const { data, isPlaceholderData, isError } = query;
  const known = new Set(taken.map(withoutDashes));
  const counts = data?.counts;

  function choose({ id, name, url }: Image) {
    const next = toggle(selection, { id, name, url }, room);
    if (next) setSelection(next);
    else warn(true);
  }

  function turn(next: number) {
    setPage(next);
    scroller.current?.scrollTo({ top: 0 });
  }

  const images = data && (
    <>
      <ul
        aria-label={text.images}
        className={clsx(pickerGrid, isPlaceholderData && 'opacity-55 transition-opacity')}
      >
        {data.images.map((image) => {
          const isTaken = known.has(withoutDashes(image.id));
          return (
            <li key={image.id}>
              <CheckboxTile
                label={imageLabel(image, styleName)}
                src={displayUrl(image, 256)}
                name={isTaken ? text.added : undefined}
                checked={isTaken || selection.some(({ id }) => id === image.id)}
                disabled={isTaken}
                onChange={() => choose(image)}
              />
            </li>
          );
        })}
      </ul>
      <PageTurner page={page} pageCount={Math.ceil(data.total / PICKER_PAGE_SIZE)} onTurn={turn} />
    </>
  );
  const count = selection.length;
  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={text.galleryTitle}
      description={text.galleryDescription}
      footer={
        <>
          <p aria-live="polite" className="mr-auto text-sm tabular-nums max-sm:w-full">
            {isWarned ? (
              <span className="font-semibold text-warning">{SELECTION_FULL}</span>
            ) : (
              <span className="text-ink-2">{countWords(count, room)}</span>
            )}
          </p>
          <Button className="max-sm:flex-1" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            className="max-sm:flex-1"
            disabled={count === 0}
            onClick={() => {
              onPick(selection);
              onClose();
            }}
          >
            {addWords(count)}
          </Button>
        </>
      }
    >
      <div
        ref={scroller}
        className="min-h-0 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-4 sm:min-h-96"
      >
        <Tabs
          label={text.imageType}
          tabs={[
            { value: 'both', label: text.all, count: sumOf(counts) },
            { value: 'user_provided', label: text.uploaded, count: counts?.user_provided },
            { value: 'ai_generated', label: text.generated, count: counts?.ai_generated },
          ]}
          value={origin}
          onChange={(next) => {
            setOrigin(next);
            turn(1);
          }}
        >
          {data && data.images.length > 0 && !isError ? (
            images
          ) : (
            <PickerState query={query} failed={text.imagesFailed} title={text.noImages}>
              {text.imagesKeptHere}
            </PickerState>
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}

type Counts = { ai_generated: number; user_provided: number } | null | undefined;

const sumOf = (counts: Counts) => (counts ? counts.ai_generated + counts.user_provided : undefined);

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="grid min-w-0 gap-5"
    >
      <Radix.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto sm:gap-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 flex-none border-b-2 border-transparent text-control font-medium text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-bold data-[state=active]:text-ink"
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <span className="type-data ml-1.5 text-ink-3">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1} className="min-w-0">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
