/**
 * What a generation is asked for, in a form that both tools share: `fields` are the tool's own form
 * fields as they are sent, `style` is what the page shows of them.
 */
export type RunPlan = {
  /** Value of the style; null in a tool without styles. */
  style: string | null;
  imageCount: number;
  fields: Readonly<Record<string, string>>;
};
