import { type ScreenTab, TabbedScreen } from "../lists/tabbed-screen.tsx";
import { ListingsTab } from "./listings-tab.tsx";
import { LISTINGS_WORDS as words, REVIEWS_WORDS, VERIFICATIONS_WORDS } from "./listings-words.ts";
import { ReviewsTab } from "./reviews-tab.tsx";
import { VerificationsTab } from "./verifications-tab.tsx";

const TABS: readonly [ScreenTab, ...ScreenTab[]] = [
  { id: "listings", label: words.tab, roles: ["moderator", "support", "analyst"], Content: ListingsTab },
  {
    id: "reviews",
    label: REVIEWS_WORDS.title,
    roles: ["moderator", "support", "analyst"],
    Content: ReviewsTab,
  },
  { id: "verifications", label: VERIFICATIONS_WORDS.title, roles: ["moderator"], Content: VerificationsTab },
];

export function ListingsPage() {
  return <TabbedScreen title={words.title} tabs={TABS} />;
}
