import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
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
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // The first project with a file checks it. One project for most workspaces reads shared types once.
        project: ['tsconfig.lint.json', 'services/worker/tsconfig.json', 'web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
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
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
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
    files: tests,
    rules: {
      // expect.objectContaining and response.json() are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Fakes answer at once where the real thing takes its time.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // The router's own signals are thrown: notFound() and redirect().
    files: ['web/src/routes/**'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    // The router is typed by merging declarations, which only an interface can.
    files: ['web/src/router.tsx'],
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
