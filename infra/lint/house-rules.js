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

const parseRows = 'Parse rows with queryRows or queryRow of service-kit.';
const rows = [
  ["CallExpression[callee.property.name='query'][typeArguments]", parseRows],
  ["TaggedTemplateExpression[tag.property.name='sql'][typeArguments]", parseRows],
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

/**
 * Browser translation replaces each text node. React then fails to insert or remove beside the node that it knows,
 * so text that has a changing neighbor needs an element of its own.
 */
const isJsx = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
const isNothing = (node) =>
  node.type === 'Literal'
    ? !String(node.value).trim() || typeof node.value !== 'string'
    : node.name === 'undefined';

/** What a child of an element can become: each value of its conditions, without their tests. */
function valuesOf(node) {
  if (node.type === 'JSXExpressionContainer') return valuesOf(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
  if (node.type !== 'LogicalExpression') return [node];
  return node.operator === '&&'
    ? [{ type: 'Literal', value: false }, ...valuesOf(node.right)]
    : [...valuesOf(node.left), ...valuesOf(node.right)];
}

const isList = ({ type, callee }) =>
  type === 'CallExpression' && /^(map|flatMap)$/.test(callee.property?.name ?? '');
const isText = (node) =>
  node.type === 'JSXText'
    ? /\S/.test(node.value)
    : !isJsx(node) && !isNothing(node) && !isList(node) && node.type !== 'JSXEmptyExpression';

function bareText(context) {
  const check = (node) => {
    const children = node.children.map(valuesOf).filter((values) => values.some(isShown));
    const comesAndGoes = (values) => values.some(isList) || values.length > 1;
    if (children.length > 1 && children.some(comesAndGoes) && children.flat().some(isText))
      context.report({
        node,
        message: 'Text beside something that comes and goes needs an element of its own.',
      });
  };
  return { JSXElement: check, JSXFragment: check };
}
const isShown = (node) => isText(node) || isJsx(node) || isList(node);

export default {
  meta: { name: 'house' },
  rules: {
    code: refusing(code),
    environment: refusing(environment),
    rows: refusing(rows),
    texts: refusing(texts),
    'bare-text': { create: bareText },
  },
};
