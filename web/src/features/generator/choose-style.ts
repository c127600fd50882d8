import type { QueryClient } from '@tanstack/react-query';
import { generatorOf } from './generator.js';
import { styleOptions } from './choices/style-options.js';
import { stylesQuery } from './choices/styles-query.js';

/** @param name as the page shows it */
export async function chooseStyle(queryClient: QueryClient, name: string): Promise<void> {
  const options = styleOptions(await queryClient.ensureQueryData(stylesQuery));
  const style = options.find(({ label, engine }) => label === name && engine === null);
  if (style) generatorOf(queryClient).form.dispatch({ style: style.value });
}
