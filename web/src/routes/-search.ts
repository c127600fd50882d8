export function readParts<Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [part in Name]?: string } => {
    const parts: { [part in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string') parts[name] = value;
    }
    return parts;
  };
}
