/** A step of a tool's form. */
export const block = 'min-w-0 border-t border-line pt-6';
