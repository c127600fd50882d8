import { toasts } from '../../components/toast-store.js';
import { fetchNamedFile, requestDownload } from '../../lib/api/image-file.js';
import { logFault } from '../../lib/log.js';
import { saveFile } from '../../lib/save-file.js';
import { throughLogin } from '../../lib/session/through-login.js';
import { wait } from '../../lib/wait.js';
import { createBulkDownload } from './bulk-download.js';

export const bulkDownload = createBulkDownload({
  request: (...wanted) => throughLogin(() => requestDownload(...wanted)),
  fetchFile: (...wanted) => throughLogin(() => fetchNamedFile(...wanted)),
  save: saveFile,
  wait,
  tell: (...words) => toasts.add(...words),
  now: () => performance.now(),
  log: logFault,
});
