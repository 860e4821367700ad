// Options and texts of a design. No zod here: the editor imports this file.

export const CARD_FONTS = ["Inter", "Roboto", "Poppins", "Lora", "Playfair Display", "Noto Sans"] as const;
export const FONT_WEIGHTS = ["light", "normal", "medium", "bold"] as const;
export const CARD_LAYOUTS = ["modern", "classic", "compact", "split"] as const;
export const CARD_SHAPES = ["rounded", "square", "pill"] as const;
export const BACKGROUND_TYPES = ["solid", "gradient"] as const;
export const LOGO_POSITIONS = ["top-left", "top-right", "bottom-left", "bottom-right", "center"] as const;
export const GRADIENT_DIRECTIONS = [
  "to-right",
  "to-left",
  "to-bottom",
  "to-top",
  "to-bottom-right",
  "to-top-right",
] as const;
export const FONT_SIZE = { min: 12, max: 22 } as const;
export const BORDER_RADIUS = { min: 0, max: 32 } as const;
export const GRADIENT_COLOURS = { min: 2, max: 5 } as const;

export const PALETTE_COLOURS = 5;
/** The fewest colours that make a theme. */
export const PALETTE_NEEDED = 2;
export const LOGO_ACCEPT = "image/jpeg,image/jpg,image/png,image/gif,.jpeg,.jpg,.png,.gif";

export const THEME_PROMPT = { min: 3, max: 300 } as const;
export const THEMES_SUGGESTED = 4;
export const THEMES_A_DAY = 20;

/** The most characters of a colour and of an opacity, as they are typed. */
export const TYPED_COLOUR_MAX = 20;
export const TYPED_OPACITY_MAX = 6;

export const COLOUR_PROBLEM = "Enter a colour such as #2563eb.";

export const CUSTOMIZATION_TEXT = {
  noCards: "You need to create a business card first before customizing it.",
  createFirst: "Create Your First Business Card",
  greyLogo: "Your logo is grey, so these themes are a neutral ramp.",
  noLogo: "This card has no logo yet, so the themes come from your words alone.",
  themesUsedUp: "You have asked for 20 themes today. Please try again tomorrow.",
} as const;

/** The messages, as the specification words them. */
export const CUSTOMIZATION_TOAST = {
  saved: { title: "Success", description: "Card design has been successfully updated!" },
  saveFailed: { title: "Error", description: "Failed to save customization settings" },
  reset: { title: "Success", description: "Card design reset to defaults!" },
  resetFailed: { title: "Error", description: "Failed to reset customization settings" },
  noCard: { title: "Error", description: "Please select a business card first" },
  coloursApplied: {
    title: "Colors Applied",
    description: "Extracted colors have been applied to your theme!",
  },
} as const;
