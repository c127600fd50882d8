import { toasts } from '../../../components/toast-store.js';
import { session } from '../../../lib/session/page-session.js';
import { addressOf } from '../../../lib/locale.js';
import * as text from '../messages.js';

/** @param path of the page that only guests can use */
export function tellLoggedIn(path: string): void {
  toasts.add('warning', text.alreadyLoggedIn, {
    message: text.logOutFirst,
    action: {
      label: text.logOutNow,
      onPress: () => void session.logout().then(() => location.assign(addressOf(path))),
    },
  });
}
