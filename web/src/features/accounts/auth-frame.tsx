import type { ReactNode } from "react";
import { cn } from "../../ui/class-names.ts";
import { Panel } from "../../ui/panel.tsx";
import { PAGE_WIDTH } from "../../ui/page-width.ts";

interface AuthFrameProps {
  title: string;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A heading and one calm panel: the frame of every screen around signing in. */
export function AuthFrame({ title, intro, className, children }: AuthFrameProps) {
  return (
    <div className={cn(PAGE_WIDTH, "flex flex-1 flex-col items-center py-8 sm:py-14", className)}>
      <div className="w-full max-w-[440px]">
        <h1 className="text-center text-2xl">{title}</h1>
        {intro && <p className="mt-2 text-center text-pretty break-words text-muted">{intro}</p>}
        <Panel className="mt-6 sm:mt-8 sm:p-7">{children}</Panel>
        <p className="mt-4 hidden text-center text-sm text-muted noscript:block">
          Switch on JavaScript in your browser to continue.
        </p>
      </div>
    </div>
  );
}
