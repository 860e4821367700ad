import type { SearchState } from "@cardplaza/contract/search/search-address";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Sheet, SheetClose, SheetContent, SheetTrigger } from "../../ui/overlays/sheet.tsx";
import { filtersInForce } from "./filter-chips.tsx";
import { SearchFilters } from "./search-filters.tsx";
import type { Go } from "./sort-select.tsx";
import type { Narrowing } from "./use-narrowing.ts";

/** The same filters where there is no room beside the results. */
export function FilterSheet(props: { state: SearchState; narrowing: Narrowing; go: Go }) {
  const count = filtersInForce(props.state, props.narrowing).length;
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
            <Button className="w-full">Show results</Button>
          </SheetClose>
        }
      >
        <SearchFilters {...props} />
      </SheetContent>
    </Sheet>
  );
}
