import { randomInt } from "node:crypto";
import {
  CUSTOMIZATION_TEXT,
  THEMES_A_DAY,
  THEMES_SUGGESTED,
} from "@cardplaza/contract/cards/customization/customization-words";
import type {
  Customization,
  ThemeSuggestion,
  ThemePrompt,
} from "@cardplaza/contract/cards/customization/customization";
import type { CallLimit } from "@cardplaza/contract/endpoint";
import { DAY_SECONDS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { Refusal, tooMany } from "../../../platform/refusals.ts";
import { readPicture } from "../card-picture.ts";
import { findDesignedCard } from "./design-queries.ts";
import { wholeDesign } from "./shown-design.ts";
import { askModelForThemes } from "./themes/ask-model-for-themes.ts";
import { drawThemes } from "./themes/draw-themes.ts";
import { readLogoColours, type LogoColours } from "./themes/logo-colours.ts";
import { makeReadable } from "./themes/make-readable.ts";
import { readPrompt } from "./themes/read-prompt.ts";
import type { Theme } from "./themes/theme.ts";

const A_DAY: CallLimit = { points: THEMES_A_DAY, seconds: DAY_SECONDS, by: "account" };

/** Four themes from a sentence and, if requested, from the logo. Nothing is saved. */
export async function suggestThemes(
  ctx: MemberContext,
  cardId: string,
  { prompt, useLogo, seed }: ThemePrompt,
) {
  const { card, design } = await findDesignedCard(ctx, cardId);
  await countRequest(ctx);
  const now = wholeDesign(design);
  const logo = useLogo ? await logoOf(ctx, now.logo ?? card.business_logo) : null;
  const chosenSeed = seed ?? randomInt(2_147_483_647);
  const own = drawThemes(readPrompt(prompt, logo), chosenSeed);
  // A model would colour a grey logo, so the greys come from our own generator.
  const suggested = logo?.isGrey ? [] : await askModelForThemes(ctx, prompt, logo?.colours ?? [], chosenSeed);
  const suggestions = [...suggested, ...own]
    .slice(0, THEMES_SUGGESTED)
    .map((theme) => suggestionFrom(now, theme));
  const note = !useLogo
    ? undefined
    : logo
      ? logo.isGrey
        ? CUSTOMIZATION_TEXT.greyLogo
        : undefined
      : CUSTOMIZATION_TEXT.noLogo;
  return { suggestions, seed: chosenSeed, note };
}

/** Applied to the card's design: what a theme does not set stays. */
function suggestionFrom(now: Customization, { name, ...look }: Theme): ThemeSuggestion {
  const { design, contrast } = makeReadable({ ...now, ...look });
  return { name, customization: design, contrast };
}

async function logoOf({ files }: MemberContext, url: string): Promise<LogoColours | null> {
  const picture = url ? await readPicture(files, url) : null;
  return picture && readLogoColours(picture);
}

async function countRequest({ limits, member }: MemberContext): Promise<void> {
  try {
    await limits.take("ai-theme", A_DAY, member.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tooMany(error.details.retryAfter ?? A_DAY.seconds, CUSTOMIZATION_TEXT.themesUsedUp);
  }
}
