import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import { SETTINGS_WORDS } from "../words/settings-words.ts";

/** The settings as they stand in their form. */
export interface SettingsValues {
  seen: boolean;
  typing: boolean;
  requestsFrom: MessageSettings["requestsFrom"];
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
  zone: string;
  isAway: boolean;
  awayText: string;
  opens: string;
  closes: string;
  /** 0 is Sunday. */
  days: readonly number[];
}

export const valuesOf = (
  { seen, typing, requestsFrom, quietHours, away }: MessageSettings,
  ownZone: string,
): SettingsValues => ({
  seen,
  typing,
  requestsFrom,
  isQuiet: quietHours !== null,
  quietFrom: quietHours?.from ?? "22:00",
  quietTo: quietHours?.to ?? "07:00",
  zone: quietHours?.zone ?? ownZone,
  isAway: away.isOn,
  awayText: away.text,
  opens: away.from,
  closes: away.to,
  days: away.days,
});

export const settingsOf = (values: SettingsValues): MessageSettings => ({
  seen: values.seen,
  typing: values.typing,
  requestsFrom: values.requestsFrom,
  quietHours: values.isQuiet ? { from: values.quietFrom, to: values.quietTo, zone: values.zone } : null,
  away: {
    isOn: values.isAway,
    text: values.awayText.trim(),
    from: values.opens,
    to: values.closes,
    days: values.days.toSorted((a, b) => a - b),
  },
});

/** What is wrong. What is switched off cannot be. */
export function settingsProblems({ isQuiet, quietFrom, quietTo, isAway, ...away }: SettingsValues) {
  const { awayText, opens, closes, days } = away;
  return {
    quietFrom: isQuiet && missing(quietFrom),
    quietTo: isQuiet && (missing(quietTo) ?? same(quietFrom, quietTo)),
    awayText: isAway && awayText.trim() === "" && SETTINGS_WORDS.needAwayText,
    opens: isAway && missing(opens),
    closes: isAway && (missing(closes) ?? same(opens, closes)),
    days: isAway && days.length === 0 && SETTINGS_WORDS.needDays,
  };
}

const missing = (time: string) => (time === "" ? SETTINGS_WORDS.needTime : undefined);
const same = (from: string, to: string) => (from === to ? SETTINGS_WORDS.sameTimes : undefined);
