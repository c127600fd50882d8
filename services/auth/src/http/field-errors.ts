import type { FieldError } from '@likeness/contracts/http/auth';
import type { z } from 'zod';

type Place = 'body' | 'query';

const LONGEST_ECHO = 200;
/** What was sent in these is not repeated, not even to who has sent it. */
const SECRET = new Set(['password', 'current_password', 'token', 'code', 'state']);

/** The validation errors of a schema in the words that clients of this API know. */
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
  return { type: 'missing', loc: [place, ...path], msg: 'Field required', input: null };
}

/** A field whose value can't be accepted for a reason no schema knows. */
export function refusedField(name: string, msg: string): FieldError {
  return { type: 'value_error', loc: ['body', name], msg, input: null };
}

/** For a body that is something else than an object of fields. */
export function notAnObject(): FieldError {
  return {
    type: 'model_attributes_type',
    loc: ['body'],
    msg: 'Input should be a valid dictionary or object to extract fields from',
    input: null,
  };
}

export function malformedJson(): FieldError {
  return { type: 'json_invalid', loc: ['body'], msg: 'JSON decode error', input: null };
}

function describe(issue: z.core.$ZodIssue, value: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? { type: 'missing', msg: 'Field required' }
        : { type: `${issue.expected}_type`, msg: `Input should be a valid ${issue.expected}` };
    case 'too_small':
      return {
        type: 'string_too_short',
        msg: `String should have at least ${Number(issue.minimum)} character`,
      };
    case 'too_big':
      return {
        type: 'string_too_long',
        msg: `String should have at most ${Number(issue.maximum)} characters`,
      };
    case 'invalid_format':
      return { type: 'value_error', msg: 'value is not a valid email address' };
    case 'custom':
      return { type: String(issue.params?.type ?? 'value_error'), msg: issue.message };
    default:
      return { type: 'value_error', msg: issue.message };
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
