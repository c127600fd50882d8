import { capitalized } from '../capitalized.js';

const names: Readonly<Record<string, string>> = {
  lenszero: 'LensZero',
  kontextlens: 'KontextLens',
};

export function toolName(tool: string): string {
  return names[tool] ?? capitalized(tool);
}
