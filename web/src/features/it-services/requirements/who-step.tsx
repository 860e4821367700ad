import { MAX_INVITED, IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { query } from "../../../lib/query.ts";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import type { RequirementValues } from "./requirement-form.ts";

const MODES = [
  { value: "open", label: "Everybody in a city", hint: "Providers of that city who work in this category." },
  { value: "invite", label: "Only providers I invite", hint: `Up to ${MAX_INVITED} providers.` },
];

export function WhoStep() {
  const { register } = useFormContext<RequirementValues>();
  const mode = useWatch<RequirementValues, "mode">({ name: "mode" });
  return (
    <StepSection title="Who may quote" columns={false}>
      <RadioGroup framed label="Who may quote" options={MODES} {...register("mode")} />
      {mode === "open" ? <OpenCity /> : <InvitedProviders />}
    </StepSection>
  );
}

function OpenCity() {
  const { field } = useController<RequirementValues, "city">({ name: "city" });
  return (
    <div data-field="city" className="max-w-md">
      <CityField
        label="City"
        required
        name="city"
        error={useFieldProblem("city")}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}

/** Chosen ones first, then what the search finds. */
function InvitedProviders() {
  const { field } = useController<RequirementValues, "providers">({ name: "providers" });
  const [q, setQ] = useState("");
  const words = q.trim();
  const found = useQuery({
    ...query["GET /api/it-services/providers"]({ query: words.length > 1 ? { q: words } : {} }),
    placeholderData: keepPreviousData,
  });
  const chosen = field.value;
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id);
  const offered = found.data?.providers.filter(({ _id }) => !isChosen(_id)).slice(0, 12) ?? [];
  const isFull = chosen.length >= MAX_INVITED;
  return (
    <div data-field="providers" className="grid grid-cols-1 gap-3">
      <Field label="Find providers" hint={`${chosen.length} of ${MAX_INVITED} invited.`}>
        <TextField
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          placeholder="Name or technology"
        />
      </Field>
      <FieldError id="invited-error" message={useFieldProblem("providers")} />
      <ul aria-label="Providers" className="flex flex-wrap gap-2">
        {chosen.map((provider) => (
          <li key={provider._id} className="max-w-full">
            <ToggleChip
              pressed
              onClick={() => field.onChange(chosen.filter(({ _id }) => _id !== provider._id))}
            >
              {provider.name}
            </ToggleChip>
          </li>
        ))}
        {offered.map(({ _id, name }) => (
          <li key={_id} className="max-w-full">
            <ToggleChip
              pressed={false}
              disabled={isFull}
              onClick={() => field.onChange([...chosen, { _id, name }])}
            >
              {name}
            </ToggleChip>
          </li>
        ))}
      </ul>
      {found.data?.providers.length === 0 && <p className="text-sm text-muted">{IT_TEXT.noProviders}</p>}
    </div>
  );
}
