import { type ReactNode, useId } from "react";
import { PanelHeader } from "../../ui/panel.tsx";

interface StepSectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Fields are side by side where there is room. Other content takes the full width. */
  columns?: boolean;
  /** 3 within a step, 2 where there are no steps. */
  level?: 2 | 3;
  onFocus?: () => void;
  children: ReactNode;
}

/** A titled part of a step. */
export function StepSection({
  title,
  description,
  actions,
  columns = true,
  level = 3,
  onFocus,
  children,
}: StepSectionProps) {
  const id = useId();
  return (
    // Only observes events from inside. It is not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={id} onFocus={onFocus}>
      <PanelHeader
        level={level}
        title={<span id={id}>{title}</span>}
        description={description}
        actions={actions}
      />
      <div className={columns ? "grid grid-cols-1 gap-5 sm:grid-cols-2" : "grid grid-cols-1 gap-5"}>
        {children}
      </div>
    </section>
  );
}
