type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Group = { [key: string]: FormValue };

export function readForm(text: string): Group {
  const root: Group = Object.create(null) as Group;
  for (const [name, value] of new URLSearchParams(text)) put(root, keysOf(name), value);
  return withLists(root) as Group;
}

function keysOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((key) => key.replace(/\]$/, ''))];
}

function put(group: Group, [key = '', ...rest]: string[], value: string): void {
  const own = key === '' ? String(Object.keys(group).length) : key;
  if (rest.length === 0) {
    group[own] = value;
    return;
  }
  const inner = group[own];
  const next = typeof inner === 'object' ? (inner as Group) : (Object.create(null) as Group);
  group[own] = next;
  put(next, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
