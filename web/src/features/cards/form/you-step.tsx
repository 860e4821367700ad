import { INVITE_DAYS } from "@cardplaza/contract/cards/team/team-words";
import { CardPhone, CardText } from "./card-text.ts";
import { useCardForm } from "./form-context.ts";
import { ImportContact } from "./fill-in/import-contact.tsx";
import { ScanPaperCard } from "./fill-in/scan-paper-card.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";

export function YouStep() {
  const { kind } = useCardForm();
  const team = kind === "team";
  return (
    <StepSection
      title={team ? "Who is the card for?" : "Who are you?"}
      description="Only the name is needed. The rest can wait."
      actions={
        // One under the other on a phone, each as wide as the other.
        <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-1">
          <ImportContact />
          <ScanPaperCard />
        </div>
      }
    >
      <CardText name="name" required autoComplete={team ? "off" : "name"} className="sm:col-span-2" />
      <CardText
        name="role"
        autoComplete="organization-title"
        placeholder="Founder"
        className="sm:col-span-2"
      />
      <CardPhone name="phone" autoComplete="tel" placeholder="+91 98765 43210" />
      <CardText name="email" type="email" autoComplete="email" />
      <CardText name="shortDescription" rows={2} hint="Shown under the name" className="sm:col-span-2" />
      <CardText
        name="longDescription"
        label={team ? "About this person" : undefined}
        rows={4}
        hint="Used when you leave the line above empty"
        className="sm:col-span-2"
      />
      {team && (
        <CardText
          name="inviteEmail"
          type="email"
          autoComplete="off"
          hint={`We ask this person to take the card over. The invitation works for ${INVITE_DAYS} days.`}
          className="sm:col-span-2"
        />
      )}
    </StepSection>
  );
}
