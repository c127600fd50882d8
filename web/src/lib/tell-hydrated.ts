/** Tells the script that the build puts into pages: what somebody pressed too early can be pressed now. */
export function tellHydrated(): void {
  document.getElementById('root')?.dispatchEvent(new Event('hydrated'));
}
