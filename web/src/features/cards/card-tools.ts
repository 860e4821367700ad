import { MEMBER_TOAST } from "@cardplaza/contract/cards/own-card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import {
  BadgeCheck,
  ChartNoAxesCombined,
  Clapperboard,
  type LucideIcon,
  QrCode,
  SearchCheck,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { DASHBOARD } from "./own-cards/sections.ts";

export interface CardTool {
  label: string;
  /** One line under the label. */
  text: string;
  icon: LucideIcon;
  /** What a member without a card sees. */
  withoutCard?: { title: string; description: string };
  screen: LazyExoticComponent<ComponentType<{ card: Card }>>;
}

/** What Premium adds to a card beyond design and leads, in the order of the sidebar; each opens under My Card. */
export const CARD_TOOLS = {
  "qr-codes": {
    label: "QR Studio",
    text: "QR codes in your design. Change the link any time, even after printing.",
    icon: QrCode,
    withoutCard: MEMBER_TOAST.qrWithoutCard,
    screen: latePart(() => import("./qr-codes/qr-studio.tsx").then((module) => module.QrStudio)),
  },
  analytics: {
    label: "Analytics",
    text: "Views, shares and leads over time",
    icon: ChartNoAxesCombined,
    screen: latePart(() =>
      import("./analytics/analytics-screen.tsx").then((module) => module.AnalyticsScreen),
    ),
  },
  video: {
    label: "Video",
    text: "An introduction of up to a minute, on your card",
    icon: Clapperboard,
    screen: latePart(() => import("./video/video-screen.tsx").then((module) => module.VideoScreen)),
  },
  seo: {
    label: "SEO",
    text: "Title and description for search engines and shared links",
    icon: SearchCheck,
    screen: latePart(() => import("./seo/seo-screen.tsx").then((module) => module.SeoScreen)),
  },
  verification: {
    label: "Verification",
    text: "Prove that the card is yours and get the Verified badge",
    icon: BadgeCheck,
    screen: latePart(() =>
      import("./verification/verification-screen.tsx").then((module) => module.VerificationScreen),
    ),
  },
} as const satisfies Record<string, CardTool>;

export type ToolName = keyof typeof CARD_TOOLS;

export const toolFacts = (name: ToolName): CardTool => CARD_TOOLS[name];

export const findTool = (name: string | null): ToolName | undefined =>
  name !== null && Object.hasOwn(CARD_TOOLS, name) ? (name as ToolName) : undefined;

export const toolPath = (name: ToolName, cardId?: string) =>
  `${DASHBOARD}?tool=${name}${cardId ? `&card=${cardId}` : ""}`;
