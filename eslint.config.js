import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx}', '**/testing/**', 'infra/e2e/**'];

const readsEnvironment = [
  '**/env.ts',
  'shared/service-kit/src/env/**',
  'web/vite.config.ts',
  // Vite puts the value in at build time.
  'web/src/lib/page-format.ts',
  'web/src/lib/generation-endpoint.ts',
  'web/src/lib/locale.ts',
  'web/src/lib/site.ts',
  ...tests,
];

const houseSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
  {
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>5]",
    message: 'What needs more than five things does two: make it two classes.',
  },
];

/** All texts of these are in `messages/`. The operator page is in English only. */
const translated = ['web/src/{components,features,lib,routes}/**'];
const notTranslated = [
  '**/messages/**',
  'web/src/features/operator/**',
  'web/src/features/*/build/**',
];

const inMessages = 'Put the text into `messages/` of the feature.';
const looseText = [
  { selector: 'JSXText[value=/\\p{L}/u]:not([value=/^\\s*Likeness\\s*$/])', message: inMessages },
  {
    selector:
      'JSXAttribute[name.name=/^(alt|title|label|hint|placeholder|aria-label)$/] > Literal[value=/\\p{L}/u]',
    message: inMessages,
  },
  {
    selector: 'Property[key.name=/^(label|mobileLabel|title|message)$/] > Literal[value=/\\p{L}/u]',
    message: inMessages,
  },
  // A sentence that is no name of a call and not for the log; or a word that JSX chooses.
  {
    selector:
      'Literal[value=/^(?!(GET|POST|PUT|PATCH|DELETE) )\\p{Lu}[^\\s\\d]* \\S/u]:not(Property > .key, CallExpression[callee.name=/^(log|logFault)$/] > *, CallExpression[callee.property.name="log"] > *, NewExpression[callee.name=/Error$/] > *)',
    message: inMessages,
  },
  {
    selector: 'JSXElement ConditionalExpression > Literal[value=/^\\p{Lu}/u]',
    message: inMessages,
  },
];

export default defineConfig([
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/coverage/',
    '.data/',
    'services/worker/models/',
    'web/src/routeTree.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      // The types of decorated parameters are values at run time.
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    rules: {
      'no-restricted-syntax': ['error', ...houseSyntax],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: readsEnvironment,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only env.ts reads the environment.' },
      ],
    },
  },
  {
    files: translated,
    ignores: [...tests, ...notTranslated],
    rules: { 'no-restricted-syntax': ['error', ...houseSyntax, ...looseText] },
  },
  {
    files: ['{services,shared}/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-console': 'error' },
  },
  {
    // Types of a library grow by merging declarations, which only an interface can.
    files: ['web/src/router.tsx', 'services/worker/src/testing/models-folder.setup.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Tools ask for a default export.
    files: ['**/*.config.{js,mjs,ts}', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        clearInterval: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        performance: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
      },
    },
  },
]);
