import { plainIssue } from '@likeness/contracts/errors/plain-issue';
import type { FieldError } from '@likeness/contracts/http/auth';
import type { z } from 'zod';

type Place = 'body' | 'query';

const LONGEST_ECHO = 200;
/** Error responses never repeat the values of these fields. */
const SECRET = new Set(['password', 'current_password', 'token', 'code', 'state']);

export function fieldErrors(error: z.ZodError, place: Place, sent: unknown): FieldError[] {
  return error.issues.map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const value = valueAt(sent, path);
    return {
      ...describe(issue, value),
      loc: [place, ...path],
      input: path.some((part) => SECRET.has(String(part))) ? null : echo(value),
    };
  });
}

export function missingField(place: Place, ...path: string[]): FieldError {
  const msg = plainIssue({ code: 'invalid_type', expected: 'string', input: undefined, path });
  return { type: 'missing', loc: [place, ...path], msg, input: null };
}

export function refusedField(name: string, msg: string): FieldError {
  return { type: 'value_error', loc: ['body', name], msg, input: null };
}

export function unstorableField(path: readonly string[]): FieldError {
  const msg = 'The text contains a character that cannot be stored.';
  return { type: 'value_error', loc: ['body', ...path], msg, input: null };
}

export function notAnObject(): FieldError {
  return {
    type: 'model_attributes_type',
    loc: ['body'],
    msg: 'The request has to be an object.',
    input: null,
  };
}

export function malformedJson(): FieldError {
  return {
    type: 'json_invalid',
    loc: ['body'],
    msg: 'The request is no JSON that we can read.',
    input: null,
  };
}

/** Clients depend on the `type` values; the messages are ours. */
function describe(issue: z.core.$ZodIssue, value: unknown): { type: string; msg: string } {
  return { type: typeOf(issue, value), msg: issue.message };
}

function typeOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'missing' : `${issue.expected}_type`;
    case 'too_small':
      return 'string_too_short';
    case 'too_big':
      return 'string_too_long';
    case 'custom':
      return String(issue.params?.type ?? 'value_error');
    default:
      return 'value_error';
  }
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    sent,
  );
}

function echo(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_ECHO);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
