/** What the page reads of a ZIP: each file behind its name, then the directory. */
export function archiveOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files);
  const data = entries.map(([name, text]) => `PK\u0003\u0004${name}${text}`);
  const directory = entries.map(([name]) => `PK\u0001\u0002${name}`);
  return new TextEncoder().encode([...data, ...directory].join(''));
}

export function listOf(...names: string[]): string {
  const lines = names.map((name) => `${name}: its file is missing`);
  return `These images are not in this download:\r\n\r\n${lines.join('\r\n')}\r\n`;
}
