import { styleNameIn } from '@likeness/contracts/generation/style-value';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ListedStyle, styleListQuery } from './style-list-query.js';
import { capitalized } from './tool-names.js';
import { styleName } from './style-name.js';
import * as text from '../messages.js';

/** Recipes name a style by its id or its value. */
function namesOf(styles: readonly ListedStyle[]): ReadonlyMap<string, string> {
  return new Map(
    styles.flatMap(({ id, name }) =>
      [id, name].map((key) => [key.toLowerCase(), styleName(capitalized(name))] as const),
    ),
  );
}

export function useStyleNames(): (style: string) => string {
  const { data: names } = useQuery({
    ...styleListQuery,
    select: namesOf,
    staleTime: 5 * 60_000,
  });
  return useCallback(
    (style) =>
      names?.get(style.toLowerCase()) ??
      (style === 'prompt-only' ? text.promptOnly : styleName(capitalized(styleNameIn(style)))),
    [names],
  );
}
