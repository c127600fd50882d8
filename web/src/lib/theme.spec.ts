// @vitest-environment happy-dom
import { readTheme, toggleTheme } from './theme.js';

it('is light unless the page says dark, toggles, is remembered, and colours the bars', () => {
  const root = document.documentElement;
  document.head.innerHTML = '<meta name="theme-color" content="">';
  onTestFinished(() => {
    document.head.innerHTML = '';
    delete root.dataset.theme;
    localStorage.clear();
  });
  root.dataset.theme = 'sepia';
  expect(readTheme(document)).toBe('light');
  expect(toggleTheme(document)).toBe('dark');
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#131110');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(toggleTheme(document)).toBe('light');
});
