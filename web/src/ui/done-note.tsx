import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { Notice } from "./notice.tsx";
import { PAGE_WIDTH } from "./page-width.ts";

/** Says at the top of the page what a sign-in has finished, from wherever in the page it was done. */
export function DoneNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const page = document.getElementById("content");
  if (!isOpen || !page) return null;
  return createPortal(
    <div role="status" className={cn(PAGE_WIDTH, "order-first pt-4 print:hidden")}>
      <Notice
        tone="positive"
        action={
          <span className="-my-1.5 flex items-center gap-2">
            {action}
            <Button variant="ghost" size="icon-sm" aria-label="Close" onClick={() => setOpen(false)}>
              <X />
            </Button>
          </span>
        }
      >
        {children}
      </Notice>
    </div>,
    page,
  );
}
