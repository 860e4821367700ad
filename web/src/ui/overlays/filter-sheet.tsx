import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Sheet, SheetClose, SheetContent, SheetTrigger } from "./sheet.tsx";

interface FilterSheetProps {
  /** How many filters are in force. */
  count: number;
  /** What closes it, such as "Show jobs". */
  done: string;
  children: ReactNode;
}

/** Filters where there is no room beside the list. */
export function FilterSheet({ count, done, children }: FilterSheetProps) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="secondary" className="lg:hidden">
          <SlidersHorizontal /> Filters{count > 0 && ` (${count})`}
        </Button>
      </SheetTrigger>
      <SheetContent
        side="bottom"
        title="Filters"
        footer={
          <SheetClose asChild>
            <Button className="w-full">{done}</Button>
          </SheetClose>
        }
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
