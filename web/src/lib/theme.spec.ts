import { vi } from 'vitest';
import { readTheme, toggleTheme } from './theme.js';

function page(theme?: string) {
  const setAttribute = vi.fn();
  const dataset: Record<string, string | undefined> = { theme };
  return {
    setAttribute,
    document: {
      documentElement: { dataset },
      querySelector: () => ({ setAttribute }),
    } as unknown as Document,
  };
}

describe('theme', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('is light unless the page says dark', () => {
    expect(readTheme(page().document)).toBe('light');
    expect(readTheme(page('sepia').document)).toBe('light');
    expect(readTheme(page('dark').document)).toBe('dark');
  });

  it('toggles, remembers and colours the bars', () => {
    const { document, setAttribute } = page('light');
    expect(toggleTheme(document)).toBe('dark');
    expect(items.get('theme')).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(setAttribute).toHaveBeenCalledWith('content', '#131110');
    expect(toggleTheme(document)).toBe('light');
    expect(items.get('theme')).toBe('light');
  });

  it('works without storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });
    expect(toggleTheme(page('light').document)).toBe('dark');
  });
});
