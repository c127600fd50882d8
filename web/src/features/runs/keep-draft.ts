import type { Store } from '../../lib/store/store.js';
import type { TabText } from '../../lib/tab-text.js';

export type Form<Choices> = Store<Choices, Partial<Choices>>;

export type Draft = {
  /** Shows what this person had chosen before a reload, or before a session that ran out. */
  takeUp: () => void;
  /** True once choices were taken up. */
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

  form.subscribe(() => {
    const choices = form.getState();
    if (choices !== empty && JSON.stringify(choices) !== JSON.stringify(empty)) {
      text.write(JSON.stringify({ person: person(), choices }));
    } else if (parse(text.read()).person === person()) text.write(null);
  });

  return {
    isTakenUp: () => isTakenUp,
    takeUp() {
      const left = parse(text.read());
      if (left.person !== person()) {
        if (person() !== null) text.write(null);
        return;
      }
      if (typeof left.choices !== 'object' || left.choices === null) return;
      // Another version of the page may have kept other choices.
      const known = Object.entries(left.choices).filter(([name]) => name in empty);
      form.dispatch(Object.fromEntries(known) as Partial<Choices>);
      isTakenUp = true;
    },
  };
}
