import { NAME_LENGTH } from "@cardplaza/contract/directory/listing-rules";
import { STARTER_MOBILE_MAX } from "@cardplaza/contract/directory/listing-limits";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { keepAction } from "../../../lib/kept-action.ts";
import { CityField } from "../../places/city-field.tsx";
import { CATEGORY_OPTIONS } from "../category-options.ts";
import { checkStarter } from "./check-starter.ts";
import { saveStarter } from "../starter-store.ts";

const FORM = "/business-listing";
const CATEGORIES = CATEGORY_OPTIONS.toSorted((one, other) => one.label.localeCompare(other.label));

/** Four fields, stored in this browser until the form after the sign-up takes them over. */
export function StarterForm() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [city, setCity] = useState("");
  const [category, setCategory] = useState("");
  const [errors, setErrors] = useState<ReturnType<typeof checkStarter>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (field: string) => inputOf(form, field)?.value.trim() ?? "";
    const starter = {
      name: typed("name"),
      category,
      city: city.trim(),
      mobile: typed("mobile"),
    };
    const wrong = checkStarter(starter);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return fieldOf(form, first)?.focus();
    const isStored = saveStarter(starter);
    if (status === "member") return void navigate(FORM);
    const { mobile } = starter;
    // The name typed here is the business's, not the person's.
    void navigate(keepAction({ kind: "listing", target: FORM, isStored, mobile }));
  };

  return (
    // Without script it still leads to the sign-up, and the form behind it begins empty: fields
    // without a name are not sent, so that nobody's number gets into an address.
    <form noValidate action="/auth" onSubmit={submit} className="mt-8 grid max-w-lg gap-4 sm:grid-cols-2">
      <input type="hidden" name="redirect" value={FORM} />
      <input type="hidden" name="tab" value="sign-up" />
      <Field label="Business name" error={errors.name} className="sm:col-span-2">
        <TextField
          data-field="name"
          maxLength={NAME_LENGTH.max}
          autoComplete="organization"
          placeholder="Kaveri Sweets"
        />
      </Field>
      <Field label="Category" error={errors.category}>
        <Combobox
          data-field="category"
          options={CATEGORIES}
          value={category || null}
          onChange={setCategory}
          listLabel="Categories"
          placeholder="Choose what you do"
          searchPlaceholder="Search categories"
        />
      </Field>
      <div data-field="city">
        <CityField label="City" value={city} error={errors.city} onChange={setCity} />
      </div>
      <Field label="Mobile" error={errors.mobile} className="sm:col-span-2">
        <TextField
          data-field="mobile"
          type="tel"
          maxLength={STARTER_MOBILE_MAX}
          autoComplete="tel"
          placeholder="98765 43210"
        />
      </Field>
      <Button type="submit" size="lg" className="sm:col-span-2">
        List my business free <ArrowRight />
      </Button>
      <p className="text-xs text-muted sm:col-span-2">
        Free for as long as you like. Nobody sees your listing before you publish it.
      </p>
    </form>
  );
}

const inputOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLInputElement>(`input[data-field=${field}],[data-field=${field}] input`);

const fieldOf = (form: HTMLFormElement, field: string) =>
  inputOf(form, field) ?? form.querySelector<HTMLButtonElement>(`button[data-field=${field}]`);
