import {
  DEFAULT_CUSTOMIZATION,
  freeLook,
} from "@cardplaza/contract/cards/customization/customization-defaults";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";

/** The owner's choices with the defaults filled in: a design may be older than a new option. */
export const wholeDesign = (design: Partial<Customization> | null): Customization =>
  design ? { ...DEFAULT_CUSTOMIZATION, ...design } : DEFAULT_CUSTOMIZATION;

/** How others see a card. */
export function designFor(design: Partial<Customization> | null, isPremium: boolean): Customization {
  const whole = wholeDesign(design);
  return isPremium ? whole : freeLook(whole);
}
