import type { SearchState } from "@cardplaza/contract/search/search-address";
import { MAX_PRICE_PAISE } from "@cardplaza/contract/search/search-words";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { Go } from "./sort-select.tsx";

/** The filter for prices from and to, in rupees. */
export function PriceFilter({ state, go }: { state: SearchState; go: Go }) {
  const [least, setLeast] = useState(asTyped(state.priceMinPaise));
  const [most, setMost] = useState(asTyped(state.priceMaxPaise));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [inPaise(least), inPaise(most)];
    // Typed the wrong way round, it is still clear what was meant.
    const isSwapped = from !== undefined && to !== undefined && from > to;
    go({ priceMinPaise: isSwapped ? to : from, priceMaxPaise: isSwapped ? from : to });
  };
  return (
    <form onSubmit={submit} className="grid gap-2" aria-label="Price">
      <span aria-hidden="true" className="text-sm font-medium">
        Price
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <TextField
          value={least}
          onChange={({ target }) => setLeast(target.value)}
          aria-label="Price from, in rupees"
          placeholder="From"
          inputMode="decimal"
          leading="₹"
          maxLength={TYPED_RUPEES_MAX}
        />
        <TextField
          value={most}
          onChange={({ target }) => setMost(target.value)}
          aria-label="Price up to, in rupees"
          placeholder="Up to"
          inputMode="decimal"
          leading="₹"
          maxLength={TYPED_RUPEES_MAX}
        />
      </div>
      <Button type="submit" offlineNote={false} variant="secondary">
        Show
      </Button>
    </form>
  );
}

const asTyped = (paise: number | undefined) => (paise === undefined ? "" : String(paise / 100));

/** "1,200" and "₹ 1200.50" are prices; anything else is no filter. */
function inPaise(typed: string): number | undefined {
  const plain = typed.replaceAll(/[₹,\s]/g, "");
  const paise = Math.round(Number(plain) * 100);
  return plain !== "" && paise >= 0 && paise <= MAX_PRICE_PAISE ? paise : undefined;
}
