/** Also a metrics label. */
export type PackFault =
  | 'manifest-missing'
  | 'manifest-invalid'
  | 'schema-unknown'
  | 'pack-ambiguous'
  | 'licence-not-accepted'
  | 'variant-missing'
  | 'dtype-unsupported'
  | 'memory-short'
  | 'safety-check-missing'
  | 'tokenizer-missing'
  | 'file-missing'
  | 'file-unreadable'
  | 'file-size-differs'
  | 'file-hash-differs'
  | 'file-unlisted'
  | 'provider-missing'
  | 'load-failed'
  | 'graph-unreadable'
  | 'graph-differs'
  | 'self-test-failed';

export class PackRefusedError extends Error {
  override readonly name = 'PackRefusedError';

  constructor(
    readonly fault: PackFault,
    message: string,
  ) {
    super(message);
  }
}
