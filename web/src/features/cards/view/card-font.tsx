import lora from "@fontsource-variable/lora/wght.css?url";
import notoSans from "@fontsource-variable/noto-sans/wght.css?url";
import playfairDisplay from "@fontsource-variable/playfair-display/wght.css?url";
import roboto from "@fontsource-variable/roboto/wght.css?url";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { useEffect } from "react";
import poppins from "./poppins.css?url";

type Font = Customization["fontFamily"];

/** Inter is the product's own, and there already. */
const SHEETS: Partial<Record<Font, string>> = {
  Roboto: roboto,
  Poppins: poppins,
  Lora: lora,
  "Playfair Display": playfairDisplay,
  "Noto Sans": notoSans,
};

/** Brings the chosen font, and only that, once the card can be read (on its own page the loader does); without scripts with the page. */
export function CardFont({ family }: { family: Font }) {
  const sheet = SHEETS[family];
  useEffect(() => {
    if (!sheet || document.querySelector(`link[href="${sheet}"]`)) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    document.head.append(link);
  }, [sheet]);
  return sheet ? (
    <noscript data-late-sheet={sheet}>
      <link rel="stylesheet" href={sheet} />
    </noscript>
  ) : null;
}
