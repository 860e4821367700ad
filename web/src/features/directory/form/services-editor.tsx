import { MAX_SERVICES } from "@cardplaza/contract/directory/listing-rules";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useListing } from "./form-context.ts";
import type { TypedService } from "./listing-values.ts";

/** What one can have there, with a price where it has one. */
export function ServicesEditor() {
  const { values, change, problemOf } = useListing();
  const { services } = values;
  const list = useRef<HTMLUListElement>(null);
  const set = (at: number, now: Partial<TypedService>) =>
    change({ services: services.map((one, index) => (index === at ? { ...one, ...now } : one)) });
  const add = () => {
    change({ services: [...services, { name: "", price: "" }] });
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus());
  };
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
          aria-disabled={services.length >= MAX_SERVICES}
          onClick={() => services.length < MAX_SERVICES && add()}
        >
          <Plus /> Add service
        </Button>
      }
    >
      {services.length > 0 && (
        <ul ref={list} aria-label="Services" className="grid grid-cols-1 gap-4">
          {services.map((service, at) => (
            // Rows have no identity of their own, and nothing in them but what is typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
            >
              <Field
                label={`Service ${at + 1}`}
                error={problemOf(`services.${at}.name`)}
                className="max-sm:col-span-2"
              >
                <TextField
                  name={`services.${at}.name`}
                  value={service.name}
                  maxLength={120}
                  placeholder="Kitchen design"
                  onChange={(event) => set(at, { name: event.target.value })}
                />
              </Field>
              <Field label="Price" error={problemOf(`services.${at}.price`)}>
                <TextField
                  name={`services.${at}.price`}
                  value={service.price}
                  maxLength={16}
                  inputMode="decimal"
                  leading="₹"
                  onChange={(event) => set(at, { price: event.target.value })}
                />
              </Field>
              <Button
                variant="ghost"
                size="icon"
                className="mt-6.5"
                aria-label={`Remove ${service.name.trim() || `service ${at + 1}`}`}
                onClick={() => change({ services: services.filter((_, index) => index !== at) })}
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
