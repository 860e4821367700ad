import { MAX_SERVICES } from "@cardplaza/contract/directory/listing-rules";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useListing } from "./form-context.ts";
import type { ListingValues } from "./listing-values.ts";
import { FormText } from "../../../forms/fields/form-text.tsx";

/** The services, with an optional price. */
export function ServicesEditor() {
  const { values } = useListing();
  const { control } = useFormContext<ListingValues>();
  const { fields: services, append, remove } = useFieldArray({ control, name: "services" });
  const isFull = services.length >= MAX_SERVICES;
  return (
    <StepSection
      title="Services"
      description={
        services.length > 0 ? `${services.length} of ${MAX_SERVICES}` : "What people can book or buy."
      }
      columns={false}
      actions={
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isFull}
          onClick={() => append({ name: "", price: "" })}
        >
          <Plus /> Add service
        </Button>
      }
    >
      {services.length > 0 && (
        <ul aria-label="Services" className="grid grid-cols-1 gap-4">
          {services.map(({ id }, at) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
            >
              <FormText
                name={`services.${at}.name`}
                label={`Service ${at + 1}`}
                placeholder="Kitchen design"
                className="max-sm:col-span-2"
              />
              <FormText name={`services.${at}.price`} label="Price" inputMode="decimal" leading="₹" />
              <Button
                variant="ghost"
                size="icon"
                className="mt-6.5"
                aria-label={`Remove ${values.services[at]?.name.trim() || `service ${at + 1}`}`}
                onClick={() => remove(at)}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
