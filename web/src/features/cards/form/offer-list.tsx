import { MAX_OFFERS } from "@cardplaza/contract/cards/card-limits";
import { rupees } from "@cardplaza/contract/cards/card-rules";
import { Plus } from "lucide-react";
import { type ComponentType, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { useFieldProblem } from "./card-text.tsx";
import { NEW_PRODUCT, NEW_SERVICE, readPrice } from "./card-values.ts";
import { type OfferKind, useOffers } from "./use-offers.ts";
import { FormRow } from "../../../forms/rows/form-row.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";

interface OfferListProps {
  kind: OfferKind;
  title: string;
  /** One of them, such as "service". */
  one: string;
  empty: string;
  onFocus: () => void;
  pictureOf?: (index: number) => string | undefined;
  Fields: ComponentType<{ index: number }>;
}

/** Services, or products: add, open, move, remove. */
export function OfferList({ kind, title, one, empty, onFocus, pictureOf, Fields }: OfferListProps) {
  const offers = useOffers(kind, one);
  const id = useId();
  const problem = useFieldProblem(kind);
  const { rows, list, order } = offers;
  const full = rows.length >= MAX_OFFERS;
  return (
    <StepSection
      title={title}
      description={rows.length > 0 ? `${rows.length} of ${MAX_OFFERS}` : empty}
      columns={false}
      onFocus={onFocus}
      actions={
        <Button
          variant="secondary"
          size="sm"
          data-add={kind}
          aria-disabled={full}
          onClick={() => offers.add(kind === "services" ? { ...NEW_SERVICE } : { ...NEW_PRODUCT })}
        >
          <Plus /> Add {one}
        </Button>
      }
    >
      <FieldError id={id} message={problem} />
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {rows.length > 0 && (
        <ul ref={list} aria-label={title} className="grid grid-cols-1 gap-2">
          {rows.map(({ key, values, open }, index) => (
            <FormRow
              key={key}
              index={index}
              count={rows.length}
              title={values.name.trim() || `New ${one}`}
              detail={detailOf(values)}
              picture={pictureOf?.(index)}
              open={open}
              dragged={order.dragged === index}
              onToggle={() => offers.toggle(key)}
              onTake={() => order.take(index)}
              onStep={(by) => order.step(index, by)}
              onRemove={() => offers.remove(index)}
            >
              {open && <Fields index={index} />}
            </FormRow>
          ))}
        </ul>
      )}
    </StepSection>
  );
}

function detailOf(values: { price: string; category?: string; duration?: string }): string {
  const price = readPrice(values.price);
  const shown = price === null || Number.isNaN(price) ? "" : rupees(price);
  return [shown, values.category, values.duration].filter(Boolean).join(" · ");
}
