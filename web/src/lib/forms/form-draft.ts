import { pageAt } from '../translated-pages.js';

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (fields: Fields) => `${pageAt(location.pathname)} ${Object.keys(fields).join()}`;

/** Keeps what is typed, except passwords, for the next document of this tab, such as the page in another language. */
export function keepDraft(fields: Fields, unchanged: Fields): void {
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== unchanged[name] && !/pass|conf/.test(name),
  );
  try {
    sessionStorage.setItem(keyOf(fields), JSON.stringify(typed));
  } catch {
    // Without storage, the fields are empty after a reload.
  }
}

/** Gives a form's draft once. */
export function takeDraft(fields: Fields): [name: string, value: unknown][] {
  const key = keyOf(fields);
  try {
    const draft = sessionStorage.getItem(key) ?? '[]';
    sessionStorage.removeItem(key);
    return JSON.parse(draft) as [string, unknown][];
  } catch {
    return [];
  }
}
