import type { UserProfile } from "@cardplaza/contract/people/profile";
import { PLACE_MAX } from "@cardplaza/contract/places/place-limits";
import { ABOUT_MAX, HEADLINE_MAX, PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { checkName } from "../../accounts/account-checks.ts";
import { tooLong } from "../../../forms/fields/too-long.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { useChangeProfile, useReloadProfile } from "../profile/use-own-profile.ts";

const FIELDS = ["name", "headline", "about", "city", "state"] as const;
type Values = Pick<UserProfile, (typeof FIELDS)[number]>;

const valuesOf = ({ name, headline, about, city, state }: UserProfile): Values => ({
  name,
  headline,
  about,
  city,
  state,
});
const atMost = (max: number) => (text: string) => tooLong(text, max) ?? true;

export function ProfileForm({ profile, onDone }: { profile: UserProfile; onDone: () => void }) {
  const [version, setVersion] = useState(profile);
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  const { register, formState, reset, setFocus } = form;
  const [headline, about] = useWatch({ control: form.control, name: ["headline", "about"] });
  useEffect(() => setFocus("name"), [setFocus]);
  const { errors, isDirty } = formState;
  const save = useChangeProfile();
  const reload = useReloadProfile();
  const stale = save.error instanceof ApiError && save.error.code === "CONFLICT";

  const submit = form.handleSubmit((values) =>
    save.mutateAsync({ ...values, on: version }).then(
      (saved) => {
        reset(valuesOf(saved));
        toast({ title: PROFILE_TEXT.saved });
        onDone();
      },
      (error: unknown) => void showAtFields(form, error, FIELDS),
    ),
  );
  const takeLatest = async () => {
    const latest = await reload();
    setVersion(latest);
    reset(valuesOf(latest));
    save.reset();
  };

  return (
    <Panel aria-label="Edit your profile">
      <PanelHeader title="Edit your profile" />
      <LeaveWarning when={isDirty && !formState.isSubmitSuccessful} />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <Field label="Name" required error={errors.name?.message} className="sm:col-span-2">
          <TextField {...register("name", { validate: checkName })} autoComplete="name" />
        </Field>
        <Field
          label="Headline"
          error={errors.headline?.message}
          hint={`What you do, in one line · ${headline.length}/${HEADLINE_MAX}`}
          className="sm:col-span-2"
        >
          <TextField
            {...register("headline", { validate: atMost(HEADLINE_MAX) })}
            autoComplete="organization-title"
          />
        </Field>
        <Field
          label="About"
          error={errors.about?.message}
          hint={`${about.length}/${ABOUT_MAX}`}
          className="sm:col-span-2"
        >
          <TextArea {...register("about", { validate: atMost(ABOUT_MAX) })} rows={6} />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <TextField {...register("city", { validate: atMost(PLACE_MAX) })} autoComplete="address-level2" />
        </Field>
        <Field label="State" error={errors.state?.message}>
          <TextField {...register("state", { validate: atMost(PLACE_MAX) })} autoComplete="address-level1" />
        </Field>
        <FormProblem
          error={save.error}
          names={FIELDS}
          className="sm:col-span-2"
          action={
            stale && (
              <Button size="sm" variant="secondary" onClick={() => void takeLatest()}>
                Reload
              </Button>
            )
          }
        />
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  );
}
