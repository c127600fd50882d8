import type { Operation } from './api-document.js';

export const PERSONS = [
  'stranger',
  'visitor',
  'member',
  'subscriber',
  'leaver',
  'loggedOut',
  'expired',
  'garbage',
  'basic',
] as const;
export type PersonName = (typeof PERSONS)[number];

/** A name in double braces is replaced with the world's value when the request is sent. */
type Text = string;

export type Part = {
  readonly name: Text;
  readonly value: Text;
  /** Makes the part a file with this value, or a photo of the world, as content. */
  readonly file?: string;
};
export const FORM_DAMAGES = [
  'none',
  'truncated',
  'no boundary',
  'other boundary',
  'no end',
  'broken head',
  'nested',
  'empty',
] as const;

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown; readonly type?: string }
  | { readonly kind: 'urlencoded'; readonly fields: readonly (readonly [Text, Text])[] }
  | { readonly kind: 'raw'; readonly type?: string; readonly text: string }
  | { readonly kind: 'bytes'; readonly type?: string; readonly hex: string }
  | {
      readonly kind: 'filler';
      readonly type: string;
      readonly bytes: number;
      /** Sent without a content length. */
      readonly chunked?: true;
    }
  | {
      readonly kind: 'form';
      readonly parts: readonly Part[];
      readonly damage: (typeof FORM_DAMAGES)[number];
    };

/** A request before names are replaced. */
export type SentRequest = {
  readonly operation: Operation;
  readonly method: string;
  readonly person: PersonName;
  readonly path: Readonly<Record<string, Text>>;
  readonly query: readonly (readonly [Text, Text])[];
  readonly headers: Readonly<Record<string, Text>>;
  readonly body: Body;
  readonly slash?: boolean;
};
