import type { NewsKinds } from "../notifications/news-kind.ts";

interface Matches {
  name: string;
  count: number;
}

export const SEARCH_NEWS = {
  "search.matched": {
    type: "message_received",
    label: "New matches for saved searches",
    text: ({ searches }: { searches: Matches[] }) => ({
      message: `New matches for your saved searches: ${searches.map(({ name, count }) => `${name} (${count})`).join(", ")}.`,
      subject: "New matches for your saved searches",
      lines: [searches.map(({ name, count }) => `${name}: ${count} new`).join("\n")],
      button: "See what is new",
    }),
  },
} satisfies NewsKinds;
