import { UNITS } from "../units.ts";

/** "200 pieces", "1 kg": known units in their plural, others as they were typed. */
export function quantityText(quantity: number, unit: string): string {
  const plural = (UNITS as Record<string, string>)[unit.toLowerCase()];
  const shown = quantity === 1 || plural === undefined ? unit : plural;
  return [quantity.toLocaleString("en-IN"), shown].filter(Boolean).join(" ");
}
