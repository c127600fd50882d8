import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../components/icon-button.js';
import { colourBars, toggleTheme } from '../../lib/theme.js';

/** Both icons are in the page and the style sheet shows one, so that the server need not know. */
export function ThemeToggle() {
  useEffect(() => colourBars(document), []);
  return (
    <IconButton
      label="Switch between light and dark"
      className="noscript:hidden"
      onClick={() => toggleTheme(document)}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
