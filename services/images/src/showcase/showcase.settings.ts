/** Empty for no folder. */
export abstract class ShowcaseSettings {
  abstract readonly folder: string;
}
