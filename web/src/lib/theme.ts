import { writeLocal } from './local-flags.js';

export type Theme = 'light' | 'dark';

/** Theme colours for the browser's toolbar (`theme-color`). */
const barColours: Record<Theme, string> = { light: '#f4f3f2', dark: '#131110' };

type ThemedDocument = Pick<Document, 'documentElement' | 'querySelector'>;

/** The inline script in the page's head sets the theme on `<html>`. */
export function readTheme(page: ThemedDocument): Theme {
  return page.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function colourBars(page: ThemedDocument): void {
  page
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', barColours[readTheme(page)]);
}

/** Toggles the theme and stores it in `localStorage` as `theme`. */
export function toggleTheme(page: ThemedDocument): Theme {
  const theme = readTheme(page) === 'dark' ? 'light' : 'dark';
  page.documentElement.dataset.theme = theme;
  writeLocal('theme', theme);
  colourBars(page);
  return theme;
}
