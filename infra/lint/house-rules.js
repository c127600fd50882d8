/** Lint rules of this repository, each a list of selectors (https://eslint.org/docs/latest/extend/selectors). */
const code = [
  ['TSEnumDeclaration', 'Use a union of strings.'],
  ['ExportAllDeclaration', 'No barrels: import from the file itself.'],
  ['ExportDefaultDeclaration', 'Use named exports.'],
  [
    "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>5]",
    'What needs more than five things does two: make it two classes.',
  ],
];

const environment = [
  [
    "MemberExpression[object.name='process'][property.name='env']",
    'Only env.ts reads the environment.',
  ],
];

const rows = [
  [
    "CallExpression[callee.property.name='query'][typeArguments]",
    'Parse rows with queryRows or queryRow of service-kit.',
  ],
];

const inMessages = 'Put the text into `messages/` of the feature.';
const texts = [
  ['JSXText[value=/\\p{L}/u]:not([value=/^\\s*Likeness\\s*$/])', inMessages],
  [
    'JSXAttribute[name.name=/^(alt|title|label|hint|placeholder|aria-label)$/] > Literal[value=/\\p{L}/u]',
    inMessages,
  ],
  [
    'Property[key.name=/^(label|mobileLabel|title|message)$/] > Literal[value=/\\p{L}/u]',
    inMessages,
  ],
  // A sentence that is no name of a call and not for the log; or a word that JSX chooses.
  [
    'Literal[value=/^(?!(GET|POST|PUT|PATCH|DELETE) )\\p{Lu}[^\\s\\d]* \\S/u]:not(Property > .key, CallExpression[callee.name=/^(log|logFault)$/] > *, CallExpression[callee.property.name="log"] > *, NewExpression[callee.name=/Error$/] > *)',
    inMessages,
  ],
  ['JSXElement ConditionalExpression > Literal[value=/^\\p{Lu}/u]', inMessages],
];

const refusing = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'house' },
  rules: {
    code: refusing(code),
    environment: refusing(environment),
    rows: refusing(rows),
    texts: refusing(texts),
  },
};
