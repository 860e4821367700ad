import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { ThemeChooser } from "./theme-chooser.tsx";

const SQUARE = 1;
/** Between what a phone and a wide screen show of a cover. */
const WIDE = 5 / 2;

export function MediaStep() {
  return (
    <StepSection
      title="How the card looks"
      description="JPEG, PNG, WebP or GIF. Large photos are made smaller for you."
      columns={false}
    >
      <ThemeChooser />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <PictureField name="profile_image" label="Portrait" purpose="portrait" aspect={SQUARE} />
        <PictureField name="business_cover_photo" label="Cover photo" purpose="cover" aspect={WIDE} />
        <PictureField
          name="business_logo"
          label="Logo"
          purpose="logo"
          hint="For your QR code, and for the card where its design shows the logo."
          className="sm:col-span-2"
        />
      </div>
    </StepSection>
  );
}
