import type { imageListQuerySchema } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { z } from 'zod';

export type ListFilter = Pick<
  z.infer<typeof imageListQuerySchema>,
  'origin' | 'reaction' | 'sort' | 'tool' | 'style'
>;

const KINDS = { ai_generated: 'portrait', user_provided: 'upload' } as const;

export const LISTED = `owner_kind = $1 AND owner_id = $2 AND state = 'kept'
  AND (expires_at IS NULL OR expires_at > now())`;

/** Goes with `valuesOf`: `$3` is the tool, `$4` the style. */
export function conditionOf({ origin, reaction, tool, style }: ListFilter): string {
  return [
    ...(origin === 'both' ? [] : [`AND kind = '${KINDS[origin]}'`]),
    ...(reaction === 'all' ? [] : [`AND reaction = '${reaction}'`]),
    tool === undefined ? 'AND $3::text IS NULL' : 'AND creation_method_name = $3',
    style === undefined ? 'AND $4::text IS NULL' : 'AND style = $4',
  ].join(' ');
}

export function valuesOf(owner: Owner, { tool, style }: ListFilter): (string | null)[] {
  return [owner.kind, owner.id, tool ?? null, style ?? null];
}
