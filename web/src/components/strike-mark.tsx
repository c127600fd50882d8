export function StrikeMark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-danger [stroke-linecap:round]"
    >
      <path vectorEffect="non-scaling-stroke" strokeWidth={3} d="M7 6c29 28 57 59 87 88" />
      <path vectorEffect="non-scaling-stroke" strokeWidth={3} d="M93 7C67 33 35 65 6 94" />
    </svg>
  );
}
