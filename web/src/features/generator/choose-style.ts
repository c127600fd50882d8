import type { QueryClient } from '@tanstack/react-query';
import { generatorOf } from './generator.js';
import { styleOptions } from './choices/style-options.js';
import { stylesQuery } from './choices/styles-query.js';

export async function chooseStyle(queryClient: QueryClient, style: string): Promise<void> {
  const options = styleOptions(await queryClient.ensureQueryData(stylesQuery));
  if (options.some(({ value }) => value === style)) {
    generatorOf(queryClient).form.dispatch({ style });
  }
}
