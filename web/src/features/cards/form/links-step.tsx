import { Globe } from "lucide-react";
import { SOCIAL_ICONS } from "../view/social-icons.tsx";
import { CardSocial, CardText } from "./card-text.ts";
import { ContactSwitches } from "./contact-switches.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";

const LINK = { type: "url", inputMode: "url", autoComplete: "off", spellCheck: false } as const;

export function LinksStep() {
  return (
    <>
      <StepSection title="Links" description="Each one becomes a round button on the card.">
        <CardText
          {...LINK}
          name="website"
          leading={<Globe />}
          placeholder="example.com"
          className="sm:col-span-2"
        />
        <CardSocial
          page="linkedin"
          name="linkedin_url"
          leading={SOCIAL_ICONS.linkedin}
          placeholder="@you or linkedin.com/in/you"
        />
        <CardSocial
          page="instagram"
          name="instagram_url"
          leading={SOCIAL_ICONS.instagram}
          placeholder="@you"
        />
        <CardSocial page="facebook" name="facebook_url" leading={SOCIAL_ICONS.facebook} placeholder="@you" />
        <CardSocial page="twitter" name="twitter_url" leading={SOCIAL_ICONS.x} placeholder="@you" />
        <CardSocial page="youtube" name="youtube_url" leading={SOCIAL_ICONS.youtube} placeholder="@you" />
      </StepSection>
      <ContactSwitches />
    </>
  );
}
