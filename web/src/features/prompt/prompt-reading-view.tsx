import type { PromptReading } from '@likeness/contracts/http/prompts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from '../../components/field-error.js';
import * as text from './messages.js';
import { Chip, isIncluded, withSuggestion } from './suggestion-chips.js';
import { type AskedPrompt, usePromptReading } from './prompt-reading-query.js';

export function followedWords({ followed }: PromptReading): [string, string][] {
  return followed.map(({ words, as, partly }) => [
    words,
    partly?.reason ? `${as} (${partly.reason})` : as,
  ]);
}

export function unmetWords({ unmet, main_unmet: main }: PromptReading): [string, string][] {
  const isMain = ({ words }: { words: string }) => words === main?.words;
  return [...unmet.filter(isMain), ...unmet.filter((wish) => !isMain(wish))].map((wish) => {
    const reason = wish.reason ?? text.notAvailable;
    return [wish.words, isMain(wish) ? text.mainWish(reason) : reason];
  });
}

export function mainWishWords({ words, rule }: NonNullable<PromptReading['main_unmet']>): string {
  return rule === 'subject' ? text.mainBySubject(words) : text.mainByPlace(words);
}

export function plainWords({ tool, hasPhotos }: Pick<AskedPrompt, 'tool' | 'hasPhotos'>): string {
  if (!hasPhotos) return text.onlyIllustrated;
  return tool === 'kontextlens' ? text.plainOrLook : text.onlyPlain;
}

/** Words that lead to a noun, in the four languages of prompts. */
const LEADING = new RegExp(
  `(?:(?<!\\p{L})(?:${(
    'a an the as in on at of with like into and i want to be wearing ein eine einen einem einer der die das den dem als im am mit ' +
    'wie zum zur und ich will möchte sein un une le la les de du des en comme dans avec à au aux et je veux être ' +
    'el los las una como con por y quiero ser'
  ).replaceAll(' ', '|')})\\s+|(?<!\\p{L})[ld]['’])+$`,
  'iu',
);

/** The prompt with what we can do in place of what we can’t, between commas. */
export function withNearest(prompt: string, words: string, nearest: string): string {
  let at = prompt.indexOf(words);
  while (at > 0 && /\p{L}/u.test(prompt.charAt(at - 1))) at = prompt.indexOf(words, at + 1);
  if (at < 0 || isIncluded(prompt, nearest)) return withSuggestion(prompt, nearest);
  const before = prompt.slice(0, at).replace(LEADING, '').trimEnd();
  const after = prompt.slice(at + words.length).trimStart();
  const start = before === '' || /\p{P}$/u.test(before) ? before : `${before},`;
  const end = after === '' || /^\p{P}/u.test(after) ? after : `, ${after}`;
  return `${start} ${nearest}${end}`.trimStart();
}

type PromptReadingViewProps = { asked: AskedPrompt; onChange?: (prompt: string) => void };

export function PromptReadingView({ asked, onChange }: PromptReadingViewProps) {
  const { reading, isOfNow, isError } = usePromptReading(asked);
  return (
    <div role="status" className="grid gap-2 text-sm">
      {isError ? (
        <p className="text-ink-2">{text.noReading}</p>
      ) : !reading ? (
        <p className="text-ink-3">{text.readingPrompt}</p>
      ) : reading.refusal && isOfNow ? (
        <FieldError>{reading.refusal.reason}</FieldError>
      ) : (
        <div className={isOfNow ? 'grid gap-3' : 'grid gap-3 text-ink-3'}>
          {reading.reader === 'model' && <p className="text-ink-2">{text.modelDraws}</p>}
          {reading.instead && <PlainPicture asked={asked} instead={reading.instead} />}
          <Wishes title={text.willBeFollowed} wishes={followedWords(reading)}>
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-success" strokeWidth={2} />
          </Wishes>
          {reading.stays.length > 0 && (
            <p className="text-ink-2">{text.asInPhoto(reading.stays.join(', '))}</p>
          )}
          <Wishes title={text.cannotDo} wishes={unmetWords(reading)}>
            <Minus aria-hidden className="mt-0.5 size-4 flex-none text-ink-3" strokeWidth={2} />
          </Wishes>
          {onChange && isOfNow && (
            <Nearest prompt={asked.prompt} reading={reading} onChange={onChange} />
          )}
          {reading.main_unmet && <p className="text-ink-2">{mainWishWords(reading.main_unmet)}</p>}
        </div>
      )}
    </div>
  );
}

type NearestProps = {
  prompt: string;
  reading: PromptReading;
  onChange: (prompt: string) => void;
};

function Nearest({ prompt, reading, onChange }: NearestProps) {
  const offered = reading.unmet.flatMap(({ words, nearest }) =>
    nearest && !isIncluded(prompt, nearest) ? [{ words, nearest }] : [],
  );
  if (offered.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ words, nearest }) => (
        <li key={words}>
          <Chip
            label={text.instead(nearest, words)}
            onPress={() => onChange(withNearest(prompt, words, nearest))}
          />
        </li>
      ))}
    </ul>
  );
}

type PlainPictureProps = {
  asked: AskedPrompt;
  instead: NonNullable<PromptReading['instead']>;
};

/** Live region: announces a picture that differs from the prompt, and possible wishes. */
function PlainPicture({ asked, instead }: PlainPictureProps) {
  return (
    <div className="grid gap-1.5 rounded-control border border-line bg-paper px-4 py-3">
      <p className="font-semibold">{plainWords(asked)}</p>
      <p className="text-ink-2">
        <span className="font-semibold text-ink">{text.possibleStyles}</span>{' '}
        {instead.styles.join(', ')}.
      </p>
      <p className="text-ink-2">
        <span className="font-semibold text-ink">{text.possiblePlaces}</span>{' '}
        {instead.places.join(', ')}.
      </p>
    </div>
  );
}

type WishesProps = {
  title: string;
  wishes: readonly (readonly [words: string, what: string])[];
  children: ReactNode;
};

function Wishes({ title, wishes, children }: WishesProps) {
  if (wishes.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {wishes.map(([words, what], i) => (
          <li key={i} className="flex gap-2">
            {children}
            <span className="min-w-0 wrap-anywhere">
              {words} <span className="text-ink-2">· {what}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
