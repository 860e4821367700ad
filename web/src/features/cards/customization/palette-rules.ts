import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { PALETTE_NEEDED } from "@cardplaza/contract/cards/customization/customization-words";

type Applied = Pick<Customization, "primaryColor" | "secondaryColor" | "backgroundColor" | "accentColor">;

/** As specified: first, second, third or white, fourth or the first again. Null where there are too few. */
export function coloursFrom(palette: readonly string[]): Applied | null {
  const [first, second, third = "#ffffff", fourth = first] = palette;
  if (palette.length < PALETTE_NEEDED || !first || !second || !fourth) return null;
  return { primaryColor: first, secondaryColor: second, backgroundColor: third, accentColor: fourth };
}
