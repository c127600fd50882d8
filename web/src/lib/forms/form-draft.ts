import { tab } from '../storage.js';
import { pageAt } from '../translated-pages.js';

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (fields: Fields) => `${pageAt(location.pathname)} ${Object.keys(fields).join()}`;

/** Keeps what is typed, except passwords, for the next document of this tab, such as the page in another language. */
export function keepDraft(fields: Fields, unchanged: Fields): void {
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== unchanged[name] && !/pass|conf/.test(name),
  );
  tab.write(keyOf(fields), JSON.stringify(typed));
}

/** Gives a form's draft once. */
export function takeDraft(fields: Fields): [name: string, value: unknown][] {
  const key = keyOf(fields);
  const draft = tab.read(key) ?? '[]';
  tab.remove(key);
  return JSON.parse(draft) as [string, unknown][];
}
