import { CardPhone, CardText } from "./card-text.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";

export function BusinessStep() {
  return (
    <StepSection title="Your business" description="Where you work and how the business is reached.">
      <CardText name="company" autoComplete="organization" className="sm:col-span-2" />
      <CardPhone name="business_phone" autoComplete="off" />
      <CardText name="business_email" type="email" autoComplete="off" />
      <CardText name="address" rows={2} autoComplete="street-address" className="sm:col-span-2" />
      <CardText name="business_description" rows={4} className="sm:col-span-2" />
      <CardText
        name="custom_notes"
        rows={3}
        hint="Opening hours, parking, languages"
        className="sm:col-span-2"
      />
    </StepSection>
  );
}
