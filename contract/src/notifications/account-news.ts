import type { NewsKinds } from "./news-kind.ts";

export const ACCOUNT_NEWS = {
  "account.second-step-removed": {
    type: "message_received",
    label: "Two-step verification",
    mailedApart: true,
    text: () => ({
      message:
        "Two-step verification was switched off when your e-mail address was confirmed. You can switch it on again.",
    }),
  },
} satisfies NewsKinds;
