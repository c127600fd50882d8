export const note =
  'This is not Stripe. Likeness has no Stripe keys here, so buy whatever you like. No money moves, and you need no card.';

export function money(cents: number, currency: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat('en-US', style).format(cents / 100);
}

export function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
