export function creditWords(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}
