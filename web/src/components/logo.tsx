export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.3125rem] leading-none font-bold tracking-[-0.03em] font-stretch-[106%]">
      <svg aria-hidden viewBox="0 0 26 32" className="h-8 w-6.5">
        <path d="M13 1H1v30h12" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M13 .15h12.85v31.7H13z" fill="currentColor" />
        <path
          d="M13 6.6a5.4 5.4 0 0 0 0 10.8zM13 20C8.2 20 4.4 23.4 4.2 31H13z"
          fill="currentColor"
        />
        <path
          className="fill-page"
          d="M13 6.6a5.4 5.4 0 0 1 0 10.8zM13 20c4.8 0 8.6 3.4 8.8 11.85H13z"
        />
      </svg>
      Likeness
    </span>
  );
}
