import { momentInWords } from "../date-words.ts";
import { DELETION_UNDONE } from "../accounts/account-words.ts";
import type { NewsKinds } from "../notifications/news-kind.ts";
import { ACCOUNT_DATA_TEXT, EXPORT_DAYS } from "./account-data-words.ts";

export const ACCOUNT_DATA_NEWS = {
  "account.kept": {
    type: "message_received",
    label: "Your account's deletion",
    text: () => ({
      message: DELETION_UNDONE,
      subject: "Your account is no longer scheduled for deletion",
      lines: ["You signed in, so we keep your account with everything in it."],
      button: "Open your settings",
    }),
  },
  "account.export-ready": {
    type: "message_received",
    label: "Your data export",
    text: () => ({
      message: ACCOUNT_DATA_TEXT.exportReady,
      subject: "Your data export is ready",
      lines: [`You can download it for ${EXPORT_DAYS} days.`],
      button: "Download your data",
    }),
  },
  "account.inactive": {
    type: "message_received",
    label: "An account that is not used",
    mailedApart: true,
    text: ({ until }: { until: string }) => ({ message: ACCOUNT_DATA_TEXT.inactive(momentInWords(until)) }),
  },
} satisfies NewsKinds;
