/** The key of a default pose from a file name, with or without `default_` and extension. */
export function poseKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^default_/, '')
    .replace(/\.[a-z]{3,4}$/, '');
}
