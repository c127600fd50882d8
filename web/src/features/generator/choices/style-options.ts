import {
  PROMPT_ONLY_STYLE,
  RANDOM_STYLE,
  styleNameIn,
  styleValue,
} from '@likeness/contracts/generation/style-value';
import type { Style } from '@likeness/contracts/http/styles';

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
  label: 'Random Style',
  description: 'One of the styles, picked for you.',
  image: '/examples/slices.webp',
  engine: null,
};

const PROMPT_ONLY: StyleOption = {
  id: PROMPT_ONLY_STYLE,
  value: PROMPT_ONLY_STYLE,
  label: 'Prompt Only',
  description:
    'Your prompt instead of a style. Without a photo, you get an illustrated character, not a photo of a real person.',
  image: null,
  engine: null,
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function toOption({ id, title, description, images, engine }: Style): StyleOption {
  const name = styleValue(title);
  const path = images[0];
  return {
    id,
    // Model packs may have styles with the same name.
    value: engine === null ? name : id,
    label: capitalised(name),
    description,
    engine,
    image: path === undefined ? null : `/api/${path.replace(/^\//, '')}`,
  };
}

export function styleOptions(styles: readonly Style[]): StyleOption[] {
  return [PROMPT_ONLY, RANDOM, ...styles.map(toOption)];
}

export function isSynthetic({ value }: StyleOption): boolean {
  return value === PROMPT_ONLY_STYLE || value === RANDOM_STYLE;
}

export function styleLabel(options: readonly StyleOption[], style: string | null): string {
  const name = (style ?? '').toLowerCase();
  const option = options.find(({ id, value }) => id === name || value.toLowerCase() === name);
  return option?.label ?? capitalised(styleNameIn(style ?? 'Portrait'));
}
