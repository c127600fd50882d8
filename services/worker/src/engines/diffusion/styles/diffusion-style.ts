/** What a style of the catalogue means for a diffusion model. */
export type DiffusionStyle = {
  /** `{person}` is where the person stands: "a woman", "a man" or "a person". */
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly steps?: number;
  readonly guidance?: number;
  readonly controlnetScale?: number;
  readonly ipScale?: number;
};
