/** What declarations need to know of the installation. */
export abstract class DeclarationSettings {
  /** Where people reach the site; links in receipts lead there. */
  abstract readonly publicUrl: string;
  /** Keys the hashes of client addresses. */
  abstract readonly secret: string;
}
