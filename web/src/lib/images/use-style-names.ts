import { styleNameIn, styleValue } from '@likeness/contracts/generation/style-value';
import type { Style } from '@likeness/contracts/http/styles';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { styleListQuery } from './style-list-query.js';
import { capitalized } from './tool-names.js';
import { styleName } from './style-name.js';
import * as text from '../messages.js';

/** Recipes name a style by its id or its value. */
function namesOf(styles: readonly Style[]): ReadonlyMap<string, string> {
  return new Map(
    styles.flatMap(({ id, title }) => {
      const value = styleValue(title);
      return [id, value].map(
        (name) => [name.toLowerCase(), styleName(capitalized(value))] as const,
      );
    }),
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
