import type { Customization } from "./customization.ts";

/** The free look, for pages that must not load the schemas. */
export const DEFAULT_CUSTOMIZATION: Customization = {
  primaryColor: "#2563eb",
  secondaryColor: "#3b82f6",
  backgroundColor: "#ffffff",
  textColor: "#1f2937",
  accentColor: "#06b6d4",
  fontFamily: "Inter",
  fontSize: 16,
  fontWeight: "normal",
  layout: "modern",
  cardShape: "rounded",
  borderRadius: 12,
  shadow: true,
  showQR: true,
  showPersonalContact: true,
  showBusinessContact: true,
  showSocialMedia: true,
  showProducts: true,
  showServices: true,
  showGallery: true,
  showLogo: false,
  logoPosition: "top-right",
  backgroundType: "solid",
  gradient: { enabled: false, direction: "to-right", colors: ["#2563eb", "#3b82f6"] },
  logo: null,
};

/** A design without the plan: the look is the default, but what was switched off stays off. */
export const freeLook = (design: Customization): Customization => ({
  ...DEFAULT_CUSTOMIZATION,
  showQR: design.showQR,
  showPersonalContact: design.showPersonalContact,
  showBusinessContact: design.showBusinessContact,
  showSocialMedia: design.showSocialMedia,
  showProducts: design.showProducts,
  showServices: design.showServices,
  showGallery: design.showGallery,
});
