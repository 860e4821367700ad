import { Globe } from "lucide-react";
import { SOCIAL_ICONS } from "../view/social-icons.tsx";
import { CardText } from "./card-text.ts";
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
        <CardText
          {...LINK}
          name="linkedin_url"
          leading={SOCIAL_ICONS.linkedin}
          placeholder="linkedin.com/in/you"
        />
        <CardText
          {...LINK}
          name="instagram_url"
          leading={SOCIAL_ICONS.instagram}
          placeholder="instagram.com/you"
        />
        <CardText
          {...LINK}
          name="facebook_url"
          leading={SOCIAL_ICONS.facebook}
          placeholder="facebook.com/you"
        />
        <CardText {...LINK} name="twitter_url" leading={SOCIAL_ICONS.x} placeholder="x.com/you" />
        <CardText
          {...LINK}
          name="youtube_url"
          leading={SOCIAL_ICONS.youtube}
          placeholder="youtube.com/@you"
        />
      </StepSection>
      <ContactSwitches />
    </>
  );
}
