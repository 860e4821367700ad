import type { ProductBulkAction } from "@cardplaza/contract/companies/products/product-words";
import { Archive, Eye, Trash2, X } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { useProductActions } from "./use-own-products.ts";

interface BulkBarProps {
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** What can be done with the selected products. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const { change } = useProductActions();
  if (selected.size === 0) return null;
  const act = (action: ProductBulkAction) =>
    change.mutate({ action, ids: [...selected] }, { onSuccess: onDone });
  return (
    <div className="sticky top-16 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 shadow-float">
      <p className="mr-auto text-sm font-medium tabular-nums">{selected.size} selected</p>
      <Button size="sm" variant="secondary" disabled={change.isPending} onClick={() => act("publish")}>
        <Eye /> Publish
      </Button>
      <Button size="sm" variant="secondary" disabled={change.isPending} onClick={() => act("archive")}>
        <Archive /> Archive
      </Button>
      <Button size="sm" variant="secondary" disabled={change.isPending} onClick={() => act("delete")}>
        <Trash2 /> Delete
      </Button>
      <Button size="icon-sm" variant="ghost" aria-label="Clear the selection" onClick={onDone}>
        <X />
      </Button>
    </div>
  );
}
