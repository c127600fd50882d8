/** Tells the inline script in the page to replay clicks from before hydration. */
export function tellHydrated(): void {
  document.getElementById('root')?.dispatchEvent(new Event('hydrated'));
}
