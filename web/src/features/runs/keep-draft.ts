import type { Store } from '../../lib/store/store.js';
import type { TabText } from '../../lib/tab-text.js';

export type Form<Choices> = Store<Choices, Partial<Choices>>;

export type Draft = {
  /**
   * Shows what this person had chosen before a reload, or before a session that ran out. What they
   * have chosen or written since stays.
   */
  takeUp: () => void;
  /** True once choices were taken up or made. */
  isTakenUp: () => boolean;
};

type DraftPorts<Choices> = {
  form: Form<Choices>;
  empty: Choices;
  text: TabText;
  /** Whom the page shows: the id of a member, null for a visitor. */
  person: () => string | null;
};

function parse(text: string | null): { person?: unknown; choices?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

/** Keeps the choices of a form in this tab, each person's for themselves. */
export function keepDraft<Choices extends object>({
  form,
  empty,
  text,
  person,
}: DraftPorts<Choices>): Draft {
  let isTakenUp = false;
  // Whoever writes before it is known who they are has not given up what was kept.
  let before: string | null = text.read();

  const isMade = () => JSON.stringify(form.getState()) !== JSON.stringify(empty);

  function keep() {
    if (isMade()) text.write(JSON.stringify({ person: person(), choices: form.getState() }));
    else if (parse(text.read()).person === person()) text.write(null);
  }
  form.subscribe(keep);

  return {
    isTakenUp: () => isTakenUp || isMade(),
    takeUp() {
      const left = parse(before ?? text.read());
      before = null;
      if (left.person !== person()) {
        if (isMade()) keep();
        else if (person() !== null) text.write(null);
        return;
      }
      if (typeof left.choices !== 'object' || left.choices === null) return;
      const made = form.getState();
      // Another version of the page may have kept other choices.
      const isOpen = (name: string) =>
        name in empty && made[name as keyof Choices] === empty[name as keyof Choices];
      const known = Object.entries(left.choices).filter(([name]) => isOpen(name));
      form.dispatch(Object.fromEntries(known) as Partial<Choices>);
      isTakenUp = true;
    },
  };
}
