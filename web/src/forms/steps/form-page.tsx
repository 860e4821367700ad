import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";

interface FormPageProps extends Omit<ComponentProps<"form">, "title" | "onSubmit"> {
  title: string;
  intro?: ReactNode;
  /** Beside the title, such as Duplicate and Delete. */
  actions?: ReactNode;
  /** Above the steps: what went wrong, what was restored. */
  notices?: ReactNode;
  /** Enter, or the submit button of the bar. */
  onSubmit: () => void;
}

/** A page that is one form: its title, its notices, and below them the steps. */
export function FormPage({ title, intro, actions, notices, onSubmit, children, ...rest }: FormPageProps) {
  return (
    <form
      noValidate
      data-step-form=""
      // What gets the focus stays clear of the bar at the foot.
      className={cn(PAGE_WIDTH, "pt-8 sm:pt-12 [&_:is(button,input,select,textarea)]:scroll-mb-28")}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...rest}
    >
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {intro && <p className="mt-2 max-w-xl text-muted">{intro}</p>}
        </div>
        {actions}
      </div>
      {notices}
      {children}
    </form>
  );
}
