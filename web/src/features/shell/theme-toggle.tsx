import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../components/icon-button.js';
import { colourBars, toggleTheme } from '../../lib/theme.js';
import * as text from './messages/en.js';

/** Renders both icons and lets CSS show one, because the server doesn't know the theme. */
export function ThemeToggle() {
  useEffect(() => colourBars(document), []);
  return (
    <IconButton
      label={text.switchTheme}
      className="noscript:hidden"
      onClick={() => toggleTheme(document)}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  );
}
