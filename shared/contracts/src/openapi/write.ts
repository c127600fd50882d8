import { writeFileSync } from 'node:fs';
import { openApiFile } from './document.js';

writeFileSync(new URL('../../openapi.json', import.meta.url), openApiFile());
