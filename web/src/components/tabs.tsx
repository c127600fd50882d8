import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="grid min-w-0 gap-5"
    >
      <Radix.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto sm:gap-6 border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 flex-none border-b-2 border-transparent text-control font-medium text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-bold data-[state=active]:text-ink"
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <span className="type-data ml-1.5 text-ink-3">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1} className="min-w-0">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
