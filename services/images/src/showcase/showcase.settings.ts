export abstract class ShowcaseSettings {
  abstract readonly folder: string;
}
