import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.mjs';

export default mergeConfig(base, { test: { globalSetup: 'src/testing/models-folder.setup.ts' } });
