import type { Store } from '../../lib/store/store.js';
import type { TabText } from '../../lib/storage.js';
import type { KeptUpload, PhotoBox } from './photos/photo-box.js';

export type Form<Choices> = Store<Choices, Partial<Choices>>;

type DraftPorts<Choices> = {
  form: Form<Choices>;
  empty: Choices;
  /** Their uploaded photos are part of the draft. */
  boxes: readonly Pick<PhotoBox, 'getState' | 'subscribe' | 'recall'>[];
  text: TabText;
  /** The id of the member whom the page shows; null for a visitor. */
  person: () => string | null;
};

type Kept = { person?: unknown; choices?: unknown; photos?: unknown };

function parse(text: string | null): Kept {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** Other versions of the page may have kept them otherwise. */
const isUpload = (kept: { id?: unknown } | null): kept is KeptUpload =>
  typeof kept?.id === 'string';

/**
 * Keeps the form of each person in this tab through a reload or an expired session.
 * @returns a function to call when the person is known: it restores what this person left; newer
 * choices stay
 */
export function keepDraft<Choices extends object>(ports: DraftPorts<Choices>): () => void {
  const { form, empty, boxes, text, person } = ports;
  // Choices made before the person is known must not overwrite the draft.
  let before: string | null = text.read();
  let written: string | null = before;
  /** The person of the last call; undefined before the first. */
  let settled: string | null | undefined;

  const isChosen = () => JSON.stringify(form.getState()) !== JSON.stringify(empty);
  const uploaded = () =>
    boxes.map((box) =>
      box
        .getState()
        .photos.flatMap(({ uploadId: id, hash, advice, isTurned }) =>
          id === null ? [] : { id, hash, advice, isTurned },
        ),
    );
  const isMade = () => isChosen() || uploaded().some((photos) => photos.length > 0);

  function write(next: string | null) {
    if (next !== written) text.write(next);
    written = next;
  }

  function keep() {
    // The page clears the form of a person who has left before it settles on the next one.
    if (settled !== undefined && settled !== person()) return;
    if (isMade()) {
      const photos = uploaded();
      write(JSON.stringify({ person: person(), choices: form.getState(), photos }));
    } else if (parse(text.read()).person === person()) write(null);
  }
  for (const { subscribe } of [form, ...boxes]) subscribe(keep);

  return () => {
    settled = person();
    const left = parse(before ?? text.read());
    before = null;
    if (left.person !== person()) {
      if (isMade()) keep();
      else if (person() !== null) write(null);
      return;
    }
    const { choices, photos } = left;
    if (typeof choices === 'object' && choices !== null) {
      const made = form.getState();
      // Another version of the page may have kept other choices.
      const isOpen = (name: string) =>
        name in empty && made[name as keyof Choices] === empty[name as keyof Choices];
      const known = Object.entries(choices).filter(([name]) => isOpen(name));
      form.dispatch(Object.fromEntries(known) as Partial<Choices>);
    }
    boxes.forEach((box, index) => {
      const uploads: unknown = Array.isArray(photos) ? photos[index] : [];
      if (Array.isArray(uploads)) box.recall(uploads.filter(isUpload));
    });
  };
}
