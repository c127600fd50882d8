/** Where the operator keeps example pictures; empty for nowhere. */
export abstract class ShowcaseSettings {
  abstract readonly folder: string;
}
