import { Link } from "react-router";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Button } from "../../../ui/button.tsx";
import { useListing } from "./form-context.ts";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { PhotosEditor } from "./photos-editor.tsx";
import { ListingText } from "./text-fields.ts";

const SQUARE = 1;
const WIDE = 5 / 2;

export function PhotosStep() {
  const { premium, values } = useListing();
  return (
    <>
      <StepSection
        title="Logo and cover"
        description="JPEG, PNG, WebP or GIF. Large photos are made smaller for you."
      >
        <PictureField name="logo" label="Logo" purpose="listing" aspect={SQUARE} />
        <PictureField name="cover" label="Cover photo" purpose="listing" aspect={WIDE} />
      </StepSection>
      <PhotosEditor />
      <StepSection
        title="Video"
        description="Your video on YouTube or Vimeo, shown on your page."
        actions={
          !premium && (
            <Button asChild variant="secondary" size="sm">
              <Link to="/business-cards/?upgrade=true&redirect=/business-listing?step=photos">Upgrade</Link>
            </Button>
          )
        }
      >
        {premium || values.videoUrl ? (
          <ListingText
            name="videoUrl"
            label="Address of the video"
            optional
            type="url"
            placeholder="https://youtu.be/…"
            hint={premium ? undefined : "Kept, and shown again once you have Premium."}
            className="sm:col-span-2"
          />
        ) : (
          <p className="text-sm text-muted sm:col-span-2">
            A video, and up to 30 photos, are part of Premium.
          </p>
        )}
      </StepSection>
    </>
  );
}
