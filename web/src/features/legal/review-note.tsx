/** The texts come with the software and are no legal advice. */
export function ReviewNote() {
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-3">
      Note to the operator: this text is a template. It must be reviewed by a lawyer before
      contracts are offered to consumers.
    </p>
  );
}
