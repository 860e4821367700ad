import { Search } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { cities, trades } from "./sample-data.ts";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

export function FieldsSection() {
  return (
    <ShowcaseSection
      id="fields"
      title="Fields"
      intro="Label above, hint below. An error takes its place between them, in words, and is read out."
    >
      <Specimen name="States" className="grid items-start grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Name" hint="As it should stand on your card">
          <TextField defaultValue="Asha Verma" autoComplete="off" />
        </Field>
        <Field label="Business e-mail" error="Please enter a valid e-mail address">
          <TextField type="email" defaultValue="asha@verma" autoComplete="off" />
        </Field>
        <Field label="Search">
          <TextField type="search" leading={<Search />} placeholder="Name, company or city" />
        </Field>
        <Field label="Price" optional>
          <TextField inputMode="decimal" leading="₹" placeholder="0" />
        </Field>
        <Field label="Password">
          <PasswordField defaultValue="correct horse" autoComplete="off" />
        </Field>
        <Field label="Card address" hint="This one cannot be changed">
          <TextField defaultValue="cardplaza.in/card/asha-verma" disabled />
        </Field>
        <Field label="Trade" required>
          <Select options={trades} placeholder="Choose a trade" />
        </Field>
        <DayField />
        <CityField />
        <Field label="About your business" optional hint="Two or three sentences" className="sm:col-span-2">
          <TextArea placeholder="What do you do, and for whom?" />
        </Field>
      </Specimen>
      <SampleForm />
    </ShowcaseSection>
  );
}

function DayField() {
  const [day, setDay] = useState("");
  return (
    <Field label="Day" optional>
      <TextField type="date" value={day} onChange={({ target }) => setDay(target.value)} />
    </Field>
  );
}

function CityField() {
  const [city, setCity] = useState<string | null>(null);
  return (
    <Field label="City">
      <Combobox
        options={cities}
        value={city}
        onChange={setCity}
        listLabel="Cities"
        placeholder="Choose a city"
        searchPlaceholder="Search cities"
        emptyText="No city of that name"
      />
    </Field>
  );
}

function SampleForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: "", phone: "" } });
  return (
    <Specimen name="In a form; press Save to see the errors" className="block">
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(() => {})(event)}
        className="grid grid-cols-1 max-w-md gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
      >
        <Field label="Full name" required error={formState.errors.name?.message}>
          <TextField {...register("name", { required: "Please enter a name" })} autoComplete="off" />
        </Field>
        <Field label="Phone" required error={formState.errors.phone?.message}>
          <TextField
            type="tel"
            {...register("phone", { required: "Please enter a phone number" })}
            autoComplete="off"
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Specimen>
  );
}
