const names: Readonly<Record<string, string>> = {
  lenszero: 'LensZero',
  kontextlens: 'KontextLens',
};

export function toolName(tool: string): string {
  return names[tool] ?? tool.charAt(0).toUpperCase() + tool.slice(1);
}
