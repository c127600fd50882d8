export function isPublished({ date }: { date: string }, now = new Date()): boolean {
  return date <= now.toISOString().slice(0, 10);
}
