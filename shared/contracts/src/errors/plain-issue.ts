import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[] | undefined;

const MOST_CHOICES = 8;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  guid: 'an id',
  date: 'a date such as 2026-11-23',
  datetime: 'a date and time such as 2026-11-23T10:15:00Z',
};

/** Zod's error map in every service. A schema's own message takes precedence. */
export function plainIssue(issue: Issue): string {
  if (issue.code === 'custom' && typeof issue.params?.sentence === 'string') {
    return issue.params.sentence;
  }
  return `${labelOf(issue.path)} ${predicateOf(issue)}.`;
}

export function says(predicate: string) {
  return ({ path }: Issue): string => `${labelOf(path)} ${predicate}.`;
}

/** Turns `image_index` into `Image index`, and counts list entries from one. */
function labelOf(path: Path): string {
  const parts = (path ?? []).map((part) =>
    typeof part === 'number' ? String(part + 1) : String(part).replaceAll('_', ' '),
  );
  const label = parts.join(' ');
  return label === '' ? 'The request' : label[0]?.toUpperCase() + label.slice(1);
}

function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `has to be ${TYPES[String(issue.expected)] ?? 'something else'}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format': {
      const format = FORMATS[String(issue.format)];
      return format === undefined ? "isn't written as we expect it" : `has to be ${format}`;
    }
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return choiceOf(issue.values);
    case 'not_multiple_of':
      return `has to be a multiple of ${String(issue.divisor)}`;
    case 'unrecognized_keys':
      return "has a field that we don't know";
    case 'custom': {
      const own: unknown = issue.params?.says;
      return typeof own === 'string' ? own : "isn't valid";
    }
    default:
      return issue.input === undefined ? 'is missing' : "isn't valid";
  }
}

function tooSmall({ origin, minimum, inclusive }: Issue): string {
  const least = Number(minimum);
  if (origin === 'string') return least === 1 ? 'is empty' : `needs at least ${least} characters`;
  if (origin === 'array') return least === 1 ? 'is empty' : `needs at least ${least} entries`;
  return `has to be ${inclusive === false ? 'more than' : 'at least'} ${least}`;
}

function tooBig({ origin, maximum, inclusive }: Issue): string {
  const most = Number(maximum);
  if (origin === 'string') return `can have at most ${most} ${counted(most, 'character')}`;
  if (origin === 'array') {
    return `can have at most ${most} ${most === 1 ? 'entry' : 'entries'}`;
  }
  return `has to be ${inclusive === false ? 'less than' : 'at most'} ${most}`;
}

function counted(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

function choiceOf(values: readonly unknown[]): string {
  if (values.length > MOST_CHOICES) return "isn't one of the choices";
  const [only, ...others] = values.map(String);
  return others.length === 0
    ? `has to be ${only ?? ''}`
    : `has to be one of: ${[only, ...others].join(', ')}`;
}
