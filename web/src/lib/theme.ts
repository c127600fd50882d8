import { local } from './storage.js';

export type Theme = 'light' | 'dark';

const barColours: Record<Theme, string> = { light: '#f4f3f2', dark: '#131110' };

type ThemedDocument = Pick<Document, 'documentElement' | 'querySelector'>;

export function readTheme(page: ThemedDocument): Theme {
  return page.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function colourBars(page: ThemedDocument): void {
  page
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', barColours[readTheme(page)]);
}

export function toggleTheme(page: ThemedDocument): Theme {
  const theme = readTheme(page) === 'dark' ? 'light' : 'dark';
  page.documentElement.dataset.theme = theme;
  local.write('theme', theme);
  colourBars(page);
  return theme;
}
