import { BUSINESS_CATEGORIES } from "@cardplaza/contract/business-categories";
import { NAME_LENGTH } from "@cardplaza/contract/listing-rules";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import { checkStarter } from "./check-starter.ts";
import { keepStarter } from "../starter-store.ts";

const FORM = "/business-listing";
const CATEGORIES = BUSINESS_CATEGORIES.flatMap(({ within }) => within)
  .map(({ slug, name }) => ({ value: slug, label: name }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Four fields, kept in this browser until the form behind the sign-up takes them over. */
export function StarterForm() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [city, setCity] = useState("");
  const [errors, setErrors] = useState<ReturnType<typeof checkStarter>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (name: string) => ((fields.get(name) as string | null) ?? "").trim();
    const starter = {
      name: typed("name"),
      category: typed("category"),
      city: city.trim(),
      mobile: typed("mobile"),
    };
    const wrong = checkStarter(starter);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    keepStarter(starter);
    void navigate(status === "member" ? FORM : `/auth?redirect=${FORM}`);
  };

  return (
    // Without script it still leads to the sign-up, and the form behind it begins empty.
    <form noValidate action="/auth" onSubmit={submit} className="mt-8 grid max-w-lg gap-4 sm:grid-cols-2">
      <input type="hidden" name="redirect" value={FORM} />
      <Field label="Business name" error={errors.name} className="sm:col-span-2">
        <TextField
          name="name"
          maxLength={NAME_LENGTH.max}
          autoComplete="organization"
          placeholder="Kaveri Sweets"
        />
      </Field>
      <Field label="Category" error={errors.category}>
        <Select name="category" placeholder="Choose what you do" options={CATEGORIES} />
      </Field>
      <CityField label="City" name="city" value={city} error={errors.city} onChange={setCity} />
      <Field label="Mobile" error={errors.mobile} className="sm:col-span-2">
        <TextField name="mobile" type="tel" maxLength={20} autoComplete="tel" placeholder="98765 43210" />
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
