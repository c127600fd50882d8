import type { ImageList } from '@likeness/contracts/http/images';
import { clsx } from 'clsx';
import { Heart, History, ListChecks, type LucideIcon, SquareCheck, ThumbsDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { GalleryAddress, ReactionFilter } from '../address/gallery-address.js';
import { SelectField } from '../list/select-field.js';
import { useSession } from '../../../lib/session/use-session.js';
import { toolName } from '../../../lib/images/tool-names.js';
import * as text from '../messages.js';
import { actionsOf, type GalleryAction } from '../selection/gallery-actions.js';
import { canPay, CREDITS_REQUIRED } from '../../watermarks/watermark-rules.js';
import { SearchField } from './search-field.js';
import { locale } from '../../../lib/locale.js';

/** In the order of the language: the server sorts by English names. */
export const optionsOf = (
  named: readonly { name: string; n: number }[],
  label: (name: string) => string,
) =>
  named
    .map(({ name, n }) => ({ value: name, label: `${label(name)} (${n})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

type Counts = ImageList['counts'] | undefined;

type SidebarProps = {
  address: GalleryAddress;
  counts: Counts;
  styleName: (style: string) => string;
  isSelecting: boolean;
  onGo: (change: Partial<GalleryAddress>) => void;
  onSelect: () => void;
  onSelectAll: () => void;
  onAction: (action: GalleryAction) => void;
  onDeleted: () => void;
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-0.5 border-t border-line py-4">
      <h3 id={id} className="pb-1.5 text-sm font-semibold text-ink-2">
        {title}
      </h3>
      {children}
    </div>
  );
}

type ItemProps = {
  label: string;
  Icon?: LucideIcon;
  count?: number | undefined;
  isChosen?: boolean;
  hint?: string | undefined;
  onPress: () => void;
};

function Item({ label, Icon, count, isChosen, hint, onPress }: ItemProps) {
  return (
    <button
      type="button"
      title={hint}
      aria-pressed={isChosen}
      onClick={onPress}
      className={clsx(
        '-mx-3 flex min-h-11 items-center gap-2.5 rounded-control px-3 text-left text-control hover:bg-ink/6',
        isChosen ? 'bg-well font-bold' : 'text-ink-2 hover:text-ink',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />}
      <span className="min-w-0 flex-1">
        <span>{label}</span>
        {hint !== undefined && <span className="sr-only">. {hint}</span>}
      </span>
      {count !== undefined && <span className="type-data text-ink-3">{count}</span>}
    </button>
  );
}

const tabs = [
  { origin: 'ai_generated', label: text.aiGenerated },
  { origin: 'user_provided', label: text.userUploaded },
] as const;

const filters: readonly { reaction: ReactionFilter; label: string; Icon?: LucideIcon }[] = [
  { reaction: 'all', label: text.allImages },
  { reaction: 'like', label: text.liked, Icon: Heart },
  { reaction: 'dislike', label: text.disliked, Icon: ThumbsDown },
];

export function Sidebar({
  address,
  counts,
  styleName,
  isSelecting,
  onGo,
  onSelect,
  onSelectAll,
  onAction,
  onDeleted,
}: SidebarProps) {
  const { origin, q } = address;
  const { user } = useSession();
  const watermarkHint = canPay(user) ? undefined : CREDITS_REQUIRED;
  return (
    <div className="grid">
      <div className="pb-4">
        <SearchField value={q ?? ''} onSearch={(words) => onGo({ q: words || undefined })} />
      </div>
      <ViewItems {...{ address, counts, onGo }} />
      {origin === 'ai_generated' && counts && (
        <OriginFilters {...{ address, counts, styleName, onGo }} />
      )}
      <Group title={text.selection}>
        <Item
          label={text.selectImages}
          Icon={SquareCheck}
          isChosen={isSelecting}
          onPress={onSelect}
        />
        <Item label={text.selectAll} Icon={ListChecks} onPress={onSelectAll} />
      </Group>
      <Group title={text.actions}>
        {actionsOf(origin).map(({ action, label, Icon }) => (
          <Item
            key={action}
            label={label}
            Icon={Icon}
            hint={action === 'watermarks' ? watermarkHint : undefined}
            onPress={() => onAction(action)}
          />
        ))}
        <Item label={text.recentlyDeleted} Icon={History} onPress={onDeleted} />
      </Group>
    </div>
  );
}

type OriginFiltersProps = Pick<SidebarProps, 'address' | 'styleName' | 'onGo'> & {
  counts: NonNullable<Counts>;
};

function OriginFilters({ address: { style, tool }, counts, styleName, onGo }: OriginFiltersProps) {
  return (
    <Group title={text.filterByOrigin}>
      <div className="grid gap-3">
        <SelectField
          label={text.style}
          anyLabel={text.allStyles}
          options={optionsOf(counts.styles, styleName)}
          value={style}
          valueLabel={styleName}
          onChoose={(next) => onGo({ style: next })}
        />
        <SelectField
          label={text.tool}
          anyLabel={text.allTools}
          options={optionsOf(counts.tools, toolName)}
          value={tool}
          valueLabel={toolName}
          onChoose={(next) => onGo({ tool: next })}
        />
      </div>
    </Group>
  );
}

function ViewItems({ address, counts, onGo }: Pick<SidebarProps, 'address' | 'counts' | 'onGo'>) {
  const { origin, reaction } = address;
  return (
    <>
      <Group title={text.imageType}>
        {tabs.map((tab) => (
          <Item
            key={tab.origin}
            label={tab.label}
            count={counts?.[tab.origin]}
            isChosen={origin === tab.origin}
            onPress={() => onGo({ origin: tab.origin })}
          />
        ))}
      </Group>
      <Group title={text.filterByReaction}>
        {filters.map((filter) => (
          <Item
            key={filter.reaction}
            {...filter}
            count={counts?.reactions[filter.reaction]}
            isChosen={reaction === filter.reaction}
            onPress={() => onGo({ reaction: filter.reaction })}
          />
        ))}
      </Group>
    </>
  );
}
