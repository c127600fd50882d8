import { copyFile, writeFile } from 'node:fs/promises';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { STYLE_LISTS } from './style-lists.js';

const REPOSITORY = new URL('../../../../', import.meta.url);
const NOTE = '// Generated from services/worker/src/engines/studio/styles by `npm run styles`.\n';

const EXAMPLE_STYLE = '\ntype ExampleStyle = { readonly id: string; readonly name: string };\n';
const TYPES: Readonly<Record<string, string>> = {
  EXAMPLE_STYLES: 'readonly [ExampleStyle, ...ExampleStyle[]]',
  GERMAN_STYLE_NAMES: 'Readonly<Record<string, string>>',
  STYLE_SEARCH_WORDS: 'Readonly<Record<string, string>>',
  PHOTO_STYLES: 'readonly string[]',
  STYLES_WITH_PLAIN_BACKDROP: 'readonly string[]',
  KIND_OF_STYLE: 'Readonly<Record<string, StyleKind>>',
};
const IMPORTS: Readonly<Record<string, string>> = {
  KIND_OF_STYLE: "\nimport type { StyleKind } from './style-value.js';\n",
};

for (const [file, lists] of Object.entries(STYLE_LISTS)) {
  const constants = Object.entries(lists).map(
    ([name, list]) => `\nexport const ${name}: ${TYPES[name]} = ${JSON.stringify(list)};\n`,
  );
  const imports = Object.keys(lists).flatMap((name) => IMPORTS[name] ?? []);
  const types = 'EXAMPLE_STYLES' in lists ? EXAMPLE_STYLE : '';
  await writeFile(new URL(file, REPOSITORY), [NOTE, ...imports, types, ...constants].join(''));
}
for (const { id, preview, example } of STUDIO_STYLES) {
  if (!example.isOnHomePage) continue;
  await copyFile(preview, new URL(`web/public/examples/styles/${id}.webp`, REPOSITORY));
}
