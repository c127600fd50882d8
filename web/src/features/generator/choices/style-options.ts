import {
  FOUR_STYLES,
  PROMPT_ONLY_STYLE,
  RANDOM_STYLE,
  styleNameIn,
} from '@likeness/contracts/generation/style-value';
import { capitalized } from '../../../lib/images/tool-names.js';
import type { ListedStyle } from '../../../lib/images/style-list-query.js';
import { styleName } from '../../../lib/images/style-name.js';
import * as text from '../messages.js';

export type StyleOption = {
  id: string;
  value: string;
  label: string;
  description: string;
  image: string | null;
  engine: string | null;
};

const RANDOM: StyleOption = {
  id: RANDOM_STYLE,
  value: RANDOM_STYLE,
  label: text.randomStyle,
  description: text.randomStyleHint,
  image: '/examples/slices.webp',
  engine: null,
};

const PROMPT_ONLY: StyleOption = {
  id: PROMPT_ONLY_STYLE,
  value: PROMPT_ONLY_STYLE,
  label: text.promptOnly,
  description: text.promptOnlyHint,
  image: null,
  engine: null,
};

function toOption({ id, name, description, images, engine }: ListedStyle): StyleOption {
  const path = images[0];
  return {
    id,
    // Model packs may have styles with the same name.
    value: engine === null ? name : id,
    label: styleName(capitalized(name)),
    description,
    engine,
    image: path === undefined ? null : `/api/${path.replace(/^\//, '')}`,
  };
}

export function styleOptions(styles: readonly ListedStyle[]): StyleOption[] {
  return [PROMPT_ONLY, RANDOM, ...styles.map(toOption)];
}

export function isSynthetic({ value }: StyleOption): boolean {
  return value === PROMPT_ONLY_STYLE || value === RANDOM_STYLE;
}

export function styleLabel(options: readonly StyleOption[], style: string | null): string {
  const name = (style ?? '').toLowerCase();
  if (name === FOUR_STYLES) return text.fourStyles;
  const option = options.find(({ id, value }) => id === name || value.toLowerCase() === name);
  return option?.label ?? styleName(capitalized(styleNameIn(style ?? text.portrait)));
}
