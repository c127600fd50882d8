/** The key of a default pose from its file's name, whole or without `default_` and extension. */
export function poseKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^default_/, '')
    .replace(/\.[a-z]{3,4}$/, '');
}
