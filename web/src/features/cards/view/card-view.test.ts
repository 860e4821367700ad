import { CARD_THEMES } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardView } from "./card-view.tsx";

const PICTURE = "/files/0mnh1cog076wz9cmcmzo/800x600.webp";
const CARD: Card = {
  _id: "0mnh1cog076wz9cmcmzo",
  slug: "asha-menon-0mnh1cog076wz9cmcmzo",
  type: "personal",
  user_id: "0mnh1cog076wz9cmcmzp",
  name: "Asha Menon",
  role: "Architect",
  company: "Studio Verandah",
  email: "asha@menon.example",
  phone: "+919876543210",
  business_phone: "+914842123456",
  business_email: "studio@menon.example",
  address: "12 Bastion Street, Fort Kochi",
  website: "https://menon.example",
  linkedin_url: "https://www.linkedin.com/in/asha",
  twitter_url: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
  custom_notes: "",
  shortDescription: "Homes for the monsoon coast.",
  longDescription: "",
  business_description: "",
  business_cover_photo: "",
  profile_image: PICTURE,
  business_logo: PICTURE,
  services: ["Consultation"],
  products: [{ name: "Lamp", price: 1200, description: "", image: "" }],
  gallery: [PICTURE],
  theme: "modern",
  contactFormEnabled: true,
  directLeads: false,
  badges: [],
  isOwner: false,
  isIncomplete: false,
  created_at: "2026-04-02T05:30:00.000Z",
  updated_at: "2026-04-02T05:30:00.000Z",
  version: 1,
};
const nothing = () => {};
const handlers = { onShare: nothing, onShowQr: nothing, onSaveContact: nothing };
const shown = (theme: Card["theme"], chosen: Partial<Customization>) =>
  renderToStaticMarkup(
    createElement(CardView, {
      card: { ...CARD, theme },
      design: { ...DEFAULT_CUSTOMIZATION, showLogo: true, ...chosen },
      mode: "card",
      handlers,
    }),
  );

/** Another value than the default for every field of a design. */
const CHANGES: { [Field in keyof Customization]-?: Customization[Field] } = {
  primaryColor: "#9f1239",
  secondaryColor: "#d1325f",
  backgroundColor: "#fff5f3",
  textColor: "#3d0a19",
  accentColor: "#b45309",
  fontFamily: "Lora",
  fontSize: 20,
  fontWeight: "bold",
  layout: "split",
  cardShape: "pill",
  borderRadius: 30,
  shadow: false,
  showQR: false,
  showPersonalContact: false,
  showBusinessContact: false,
  showSocialMedia: false,
  showProducts: false,
  showServices: false,
  showGallery: false,
  showLogo: false,
  logoPosition: "bottom-left",
  backgroundType: "gradient",
  gradient: { enabled: true, direction: "to-top", colors: ["#ffffff", "#fde8e8"] },
  logo: "/files/0mnh1cog076wz9cmcmzq/400x400.webp",
};

test.each(CARD_THEMES)("every field of a design changes a card of the theme %s", (theme) => {
  const before = shown(theme, {});
  const without = (Object.keys(CHANGES) as (keyof Customization)[]).filter(
    (field) => shown(theme, { [field]: CHANGES[field] }) === before,
  );
  expect(without).toEqual([]);
});

test.each(CARD_THEMES)(
  "in the theme %s the portrait is round, and a cover without a picture a gradient",
  (theme) => {
    const html = shown(theme, {});
    expect(/class="card-cover [^"]*/.exec(html)?.[0]).toContain(" bg-linear-");
    const portrait = /class="card-portrait [^"]*/.exec(html)?.[0] ?? "";
    expect(portrait.match(/rounded-\S+/g)).toEqual(["rounded-full"]);
  },
);

test("the logo is in one place alone", () => {
  for (const logoPosition of ["top-left", "top-right", "bottom-left", "bottom-right", "center"] as const)
    expect(shown("creative", { logoPosition }).split("card-logo").length - 1).toBe(1);
});
