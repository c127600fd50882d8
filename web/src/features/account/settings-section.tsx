import { useId, type ReactNode, type Ref } from 'react';

type SettingsSectionProps = {
  title: string;
  lead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function SettingsSection({ title, lead, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line py-[clamp(2rem,4vw,3.25rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="type-h3">
          {title}
        </h2>
        {lead !== undefined && <p className="max-w-[44ch] text-sm text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
