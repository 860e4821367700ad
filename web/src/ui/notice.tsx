import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

const notice = cva("flex items-start gap-3 rounded-field px-4 py-3 text-sm text-ink", {
  variants: {
    tone: {
      info: "bg-brand-soft [&>svg]:text-brand-strong",
      positive: "bg-positive-soft [&>svg]:text-positive",
      warning: "bg-warning-soft [&>svg]:text-warning",
      danger: "bg-danger-soft [&>svg]:text-danger",
    },
  },
  defaultVariants: { tone: "info" },
});

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type NoticeProps = VariantProps<typeof notice> & {
  title?: string;
  action?: ReactNode;
  /** It appears as a reaction to an action, so screen readers announce it. */
  live?: boolean;
  className?: string;
  children: ReactNode;
};

/** A message that stays in the page, such as what a whole form got wrong. */
export function Notice({ tone, title, action, live = false, className, children }: NoticeProps) {
  const Icon = icons[tone ?? "info"];
  return (
    <div role={live ? "alert" : undefined} className={cn(notice({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {/* On a narrow screen the action goes below the words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2.5">
        <div className="min-w-[min(100%,14rem)] flex-1 break-words">
          {title && <p className="font-semibold">{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  );
}
