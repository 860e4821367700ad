import { Customization, DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/customization";

/** What its owner has chosen, with the defaults filled in: a design may be older than a new choice. */
export const wholeDesign = (design: Partial<Customization> | null): Customization =>
  design ? { ...DEFAULT_CUSTOMIZATION, ...design } : DEFAULT_CUSTOMIZATION;

/** How others see a card: the look is the plan's, but what was switched off stays off without it. */
export function designFor(design: Partial<Customization> | null, isPremium: boolean): Customization {
  const whole = wholeDesign(design);
  if (isPremium) return whole;
  const { showQR, showPersonalContact, showBusinessContact, showSocialMedia } = whole;
  const { showProducts, showServices, showGallery } = whole;
  return {
    ...DEFAULT_CUSTOMIZATION,
    showQR,
    showPersonalContact,
    showBusinessContact,
    showSocialMedia,
    showProducts,
    showServices,
    showGallery,
  };
}
