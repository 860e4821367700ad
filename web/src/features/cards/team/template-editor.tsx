import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { LOCK_LEVELS, LOCK_WORDS, type LockLevel } from "@cardplaza/contract/cards/team/team-template-rules";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { Globe } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { CardPreview } from "../form/card-preview.tsx";
import { CardText } from "../form/card-text.ts";
import { labelOf } from "../form/card-form-definition.ts";
import { CardFormProvider } from "../form/card-form-provider.tsx";
import { LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { ThemeChooser } from "../form/theme-chooser.tsx";
import { SOCIAL_ICONS } from "../view/social-icons.tsx";
import { LostBadgesDialog } from "./lost-badges-dialog.tsx";
import { FROM_TEMPLATE_PATH } from "../team-paths.ts";
import { TemplateDesign } from "./template-design.tsx";
import { useEditTemplate } from "./use-edit-template.ts";
import { isMade } from "./use-team-template.ts";

const LINK = { type: "url", inputMode: "url", autoComplete: "off", spellCheck: false } as const;
const COVER = 5 / 2;
const LOCK_OPTIONS = LOCK_LEVELS.map((value) => ({ value, ...LOCK_WORDS[value] }));

export function TemplateEditor({ opened }: { opened: TeamTemplate }) {
  const edit = useEditTemplate(opened);
  const { template, state, saving, choices, choose, isDirty, stale, clashes } = edit;
  return (
    <CardFormProvider state={state}>
      <LeaveWarning when={isDirty && !saving.isPending} />
      <LostBadgesDialog {...edit.badgeWarning} />
      <form
        noValidate
        data-step-form=""
        onSubmit={(event) => {
          event.preventDefault();
          // The fields are disabled while saving, and a dialog may open: afterwards the focus returns here.
          event.nativeEvent.submitter?.focus();
          edit.save();
        }}
        className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 pb-8 lg:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className="grid min-w-0 grid-cols-1 gap-10 rounded-card border border-line bg-raised p-5 sm:p-6">
          <div
            // While it is being saved nothing can be typed that would not be saved.
            inert={saving.isPending}
            className="grid min-w-0 grid-cols-1 gap-10 transition-opacity duration-200 inert:opacity-60 inert:delay-300"
          >
            <CompanySection />
            <StepSection level={2} title="Look" columns={false}>
              <ThemeChooser />
              <TemplateDesign value={choices.design} onChange={(design) => choose({ design })} />
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
                <PictureField name="business_logo" label="Logo" purpose="logo" />
                <PictureField
                  name="business_cover_photo"
                  label="Cover photo"
                  purpose="cover"
                  aspect={COVER}
                />
              </div>
            </StepSection>
            <StepSection level={2} title="Locks" columns={false}>
              <RadioGroup
                label="What members may change"
                framed
                options={LOCK_OPTIONS}
                value={choices.locks}
                onChange={({ target }) => choose({ locks: target.value as LockLevel })}
              />
              <Checkbox
                label="Also change the team cards I have already made"
                hint="They get what the template says here; what it leaves empty stays as it is."
                checked={choices.applyToCards}
                onChange={({ target }) => choose({ applyToCards: target.checked })}
              />
            </StepSection>
          </div>
          {/* At the end of a long form, beside the button that was pressed. */}
          <div>
            {clashes && <LatestNotice clashes={clashes} labelOf={labelOf} />}
            <ProblemNotice
              error={saving.error}
              action={
                stale && (
                  <Button size="sm" variant="secondary" onClick={() => void edit.takeLatest()}>
                    Reload
                  </Button>
                )
              }
            />
            <div className="flex flex-wrap justify-end gap-3">
              {isMade(template) && !isDirty && (
                <Button asChild variant="secondary">
                  <Link to={FROM_TEMPLATE_PATH}>Make a card from it</Link>
                </Button>
              )}
              <Button type="submit" busy={saving.isPending}>
                Save template
              </Button>
            </div>
          </div>
        </div>
        <aside aria-label="Preview" className="min-w-0 lg:sticky lg:top-20">
          <CardPreview design={choices.design ?? DEFAULT_CUSTOMIZATION} tab="contact" />
        </aside>
      </form>
    </CardFormProvider>
  );
}

function CompanySection() {
  return (
    <StepSection level={2} title="Company" description="Leave a field empty to let each member fill it in.">
      <CardText name="company" autoComplete="organization" className="sm:col-span-2" />
      <CardText name="address" rows={2} autoComplete="off" className="sm:col-span-2" />
      <CardText
        {...LINK}
        name="website"
        leading={<Globe />}
        placeholder="example.com"
        className="sm:col-span-2"
      />
      <CardText {...LINK} name="linkedin_url" leading={SOCIAL_ICONS.linkedin} />
      <CardText {...LINK} name="instagram_url" leading={SOCIAL_ICONS.instagram} />
      <CardText {...LINK} name="facebook_url" leading={SOCIAL_ICONS.facebook} />
      <CardText {...LINK} name="twitter_url" leading={SOCIAL_ICONS.x} />
      <CardText {...LINK} name="youtube_url" leading={SOCIAL_ICONS.youtube} />
    </StepSection>
  );
}
