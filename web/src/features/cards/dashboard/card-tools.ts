import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import {
  BadgeCheck,
  ChartNoAxesCombined,
  Clapperboard,
  type LucideIcon,
  QrCode,
  SearchCheck,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent } from "react";
import { latePart } from "../../../lib/late-part.ts";
import { DASHBOARD } from "./sections.ts";

export interface CardTool {
  label: string;
  /** One line under the label. */
  text: string;
  icon: LucideIcon;
  /** Said to whoever opens it without having a card. */
  withoutCard?: { title: string; description: string };
  screen: LazyExoticComponent<ComponentType<{ card: Card }>>;
}

/** What Premium adds to one's cards beyond design and leads; each opens under My Card. */
export const CARD_TOOLS: Record<string, CardTool> = {
  video: {
    label: "Video introduction",
    text: "Up to a minute, on your card",
    icon: Clapperboard,
    screen: latePart(() => import("../../card-video/video-screen.tsx").then((module) => module.VideoScreen)),
  },
  verification: {
    label: "Verified badge",
    text: "Prove that the card is yours",
    icon: BadgeCheck,
    screen: latePart(() =>
      import("../../verification/verification-screen.tsx").then((module) => module.VerificationScreen),
    ),
  },
  "qr-codes": {
    label: "QR Studio",
    text: "Codes in your own look that can lead elsewhere later",
    icon: QrCode,
    withoutCard: CARD_TOAST.qrWithoutCard,
    screen: latePart(() => import("../../qr-codes/qr-studio.tsx").then((module) => module.QrStudio)),
  },
  analytics: {
    label: "Analytics",
    text: "Views, shares and leads over time",
    icon: ChartNoAxesCombined,
    screen: latePart(() =>
      import("../../analytics/analytics-screen.tsx").then((module) => module.AnalyticsScreen),
    ),
  },
  seo: {
    label: "Search and sharing",
    text: "Title and description for search engines",
    icon: SearchCheck,
    screen: latePart(() => import("../../seo/seo-screen.tsx").then((module) => module.SeoScreen)),
  },
};

export const findTool = (name: string | null): CardTool | undefined =>
  name !== null && Object.hasOwn(CARD_TOOLS, name) ? CARD_TOOLS[name] : undefined;

export const toolPath = (name: string, cardId?: string) =>
  `${DASHBOARD}?tool=${name}${cardId ? `&card=${cardId}` : ""}`;
