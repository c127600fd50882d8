import { writeLocal } from './local-flags.js';

export type Theme = 'light' | 'dark';

/** The page colour of each theme, for the browser's own bars. */
const barColours: Record<Theme, string> = { light: '#f4f3f2', dark: '#131110' };

type ThemedDocument = Pick<Document, 'documentElement' | 'querySelector'>;

/** The theme that the script in the page's head has put on `<html>`. */
export function readTheme(page: ThemedDocument): Theme {
  return page.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Colours the browser's own bars like the page. */
export function colourBars(page: ThemedDocument): void {
  page
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', barColours[readTheme(page)]);
}

/** Turns light to dark or back and remembers it under the local key `theme`. */
export function toggleTheme(page: ThemedDocument): Theme {
  const theme = readTheme(page) === 'dark' ? 'light' : 'dark';
  page.documentElement.dataset.theme = theme;
  writeLocal('theme', theme);
  colourBars(page);
  return theme;
}
