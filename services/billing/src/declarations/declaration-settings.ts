export abstract class DeclarationSettings {
  abstract readonly publicUrl: string;
  abstract readonly secret: string;
}
