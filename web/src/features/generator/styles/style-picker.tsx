import { FOUR_STYLES, PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ImageIcon, Search, TextCursorInput, WandSparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { RetryNotice } from '../../../components/retry-notice.js';
import { Notice } from '../../../components/notice.js';
import { RadioTile } from '../../../components/radio-tile.js';
import { SkeletonFrame } from '../../../components/skeleton-frame.js';
import { StepTitle } from '../../../components/step-title.js';
import { isSynthetic, styleLabel, type StyleOption } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';
import { FourStylesCard, type FourStyles } from './four-styles-card.js';
import { StyleStrip } from './style-strip.js';
import * as text from '../messages.js';

const SEARCHED_FROM = 10;

/** Style families and synonyms are lazy-loaded with the first search. */
const searchQuery = queryOptions({
  queryKey: ['style-search'],
  queryFn: () => import('../choices/find-styles.js'),
  staleTime: Infinity,
});

type StylePickerProps = {
  value: string | null;
  onChoose: (value: string) => void;
  error: string | null;
  four: FourStyles;
};

function StyleSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="relative mb-2 block md:max-lg:mr-22">
      <span className="sr-only">{text.searchStyles}</span>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
        strokeWidth={1.75}
      />
      <input
        type="search"
        value={value}
        placeholder={text.searchStyles}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form from the search field.
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="block min-h-10 w-full rounded-control border border-edge bg-paper pr-3 pl-10 text-control text-ink placeholder:text-ink-3 hover:border-ink-2 focus-visible:rounded-control focus-visible:outline-2 focus-visible:-outline-offset-1"
      />
    </label>
  );
}

function EngineMark({ engine }: { engine: string }) {
  return (
    <>
      <WandSparkles
        aria-hidden
        className="ml-1 inline size-3.5 align-[-0.15em] text-ink-2"
        strokeWidth={1.75}
      />
      <span className="sr-only">{text.drawnByMark(engine)}</span>
    </>
  );
}

export function StylePicker({ value, onChoose, error, four }: StylePickerProps) {
  const { data: options, errorUpdateCount, isFetching, refetch } = useQuery(stylesQuery);
  // Stays true during a retry, when `isError` is false again.
  const hasFailed = options === undefined && errorUpdateCount > 0;
  const [search, setSearch] = useState('');
  const id = useId();
  const isKnown = value === FOUR_STYLES || options?.some((option) => option.value === value);
  const count = (options ?? []).filter((option) => !isSynthetic(option)).length;
  const { data: searching } = useQuery({ ...searchQuery, enabled: search.trim() !== '' });
  const found = options && (searching?.findStyles(options, search) ?? options);
  const tile = (option: StyleOption) => (
    <RadioTile
      key={option.id}
      name={`${id}-style`}
      value={option.value}
      label={option.label}
      src={option.image ?? undefined}
      icon={option.value === PROMPT_ONLY_STYLE ? <TextCursorInput /> : <ImageIcon />}
      mark={option.engine !== null && <EngineMark engine={option.engine} />}
      checked={option.value === value}
      onChoose={onChoose}
    />
  );
  return (
    <fieldset className="relative min-w-0" aria-describedby={error === null ? undefined : id}>
      <legend className="flex w-full items-baseline gap-2.5 pb-2">
        <StepTitle>{text.style}</StepTitle>
        {options && isKnown && (
          <span className="text-sm text-ink-2">{styleLabel(options, value)}</span>
        )}
        {count > 0 && (
          <span className="ml-auto text-sm text-ink-2 tabular-nums">{text.styles(count)}</span>
        )}
      </legend>
      {options && count > 0 && (
        <FourStylesCard
          name={`${id}-style`}
          options={options}
          checked={value === FOUR_STYLES}
          onChoose={onChoose}
          {...four}
        />
      )}
      {options && options.length >= SEARCHED_FROM && (
        <StyleSearch value={search} onChange={setSearch} />
      )}
      {hasFailed ? (
        <RetryNotice title={text.stylesFailed} busy={isFetching} onRetry={() => void refetch()} />
      ) : found?.length === 0 ? (
        <p className="py-6 text-ink-2">
          {text.noMatch(search.trim())}{' '}
          <button type="button" className="link font-semibold" onClick={() => setSearch('')}>
            {text.showAll}
          </button>
        </p>
      ) : (
        <StyleStrip key={found ? `styles-${found.length}` : 'loading'}>
          {found
            ? found.map(tile)
            : Array.from({ length: 6 }, (_, index) => <SkeletonFrame key={index} />)}
        </StyleStrip>
      )}
      {options && <Notes options={options} value={value} />}
      <div role="alert">{error !== null && <FieldError id={id}>{error}</FieldError>}</div>
    </fieldset>
  );
}

type NotesProps = { options: readonly StyleOption[]; value: string | null };

function Notes({ options, value }: NotesProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      {chosen && chosen.engine !== null && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <WandSparkles aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
          {chosen.description} {text.drawnBy(chosen.engine)}
        </p>
      )}
      {value !== null && value !== FOUR_STYLES && !chosen && (
        <Notice tone="warning" title={text.styleUnavailable}>
          {text.modelOffline}
        </Notice>
      )}
      {options.every(isSynthetic) && (
        <p role="status" className="text-sm text-ink-2">
          {text.stylesLoading}
        </p>
      )}
    </>
  );
}
