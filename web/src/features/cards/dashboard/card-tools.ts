import type { Card } from "@cardplaza/contract/cards";
import type { LucideIcon } from "lucide-react";
import type { ComponentType, LazyExoticComponent } from "react";
import { DASHBOARD } from "./sections.ts";

export interface CardTool {
  label: string;
  /** One line under the label. */
  text: string;
  icon: LucideIcon;
  screen: LazyExoticComponent<ComponentType<{ card: Card }>>;
}

/** What Premium adds to one's cards beyond design and leads; each opens under My Card. */
export const CARD_TOOLS: Record<string, CardTool> = {};

export const findTool = (name: string | null): CardTool | undefined =>
  name !== null && Object.hasOwn(CARD_TOOLS, name) ? CARD_TOOLS[name] : undefined;

export const toolPath = (name: string, cardId?: string) =>
  `${DASHBOARD}?tool=${name}${cardId ? `&card=${cardId}` : ""}`;
