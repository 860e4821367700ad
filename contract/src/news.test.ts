import { describe, expect, test } from "vitest";
import { NEWS, NEWS_WITH_SETTING, newsBySubject, newsKind, newsOfType, type News } from "./news.ts";
import { SAMPLE_NEWS } from "./news.fixtures.ts";
import { NOTIFICATION_TYPES } from "./notifications/notification-words.ts";

const KINDS = Object.keys(NEWS) as News[];
const LONGEST_SUBJECT = 120;

describe.each(KINDS)("%s", (kind) => {
  const { label, text, mailOnly = [] } = newsKind(kind);
  const values = Object.entries(SAMPLE_NEWS[kind] ?? {});
  const stored = values.filter(([name]) => !mailOnly.includes(name));
  const textsOf = (given: [string, unknown][]) =>
    [1, 3].map((count) => text(Object.fromEntries(given) as never, count));
  const texts = [...textsOf(values), ...textsOf(stored)];

  test("is one line in the bell", () => {
    for (const { message } of texts) expect(message).toMatch(/^\S[^\n]*\S$/u);
  });

  test("says the same in the bell without what only the mail shows", () => {
    const messages = [values, stored].map((given) => textsOf(given).map(({ message }) => message));
    expect(messages[1]).toEqual(messages[0]);
    expect(values.length - stored.length).toBe(mailOnly.length);
  });

  test("has a subject that fits and is no sentence", () => {
    for (const { subject } of texts) {
      expect(subject ?? "").not.toMatch(/\.$|\n/);
      expect((subject ?? "").length).toBeLessThanOrEqual(LONGEST_SUBJECT);
    }
  });

  test("leaves no gap where a value is missing", () => {
    const words = JSON.stringify(texts);
    expect(words).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
    expect(words).not.toMatch(/ {2}| [.,]/);
  });

  test("is named in the settings as people say it", () => {
    expect(label).toMatch(/^\p{Lu}[^.]+$/u);
  });
});

test("every type is a group of kinds, and no two of its kinds have the same name", () => {
  for (const type of NOTIFICATION_TYPES) {
    const labels = newsOfType(type).map((kind) => newsKind(kind).label);
    expect(labels.length, type).toBeGreaterThan(0);
    expect(new Set(labels).size, type).toBe(labels.length);
  }
  expect(NEWS_WITH_SETTING.length).toBe(NOTIFICATION_TYPES.flatMap(newsOfType).length);
});

test("every kind has one subject", () => {
  const listed = newsBySubject(NEWS_WITH_SETTING).flatMap(({ kinds }) => kinds);
  expect(listed.toSorted()).toEqual(NEWS_WITH_SETTING.toSorted());
  expect(newsBySubject(["job.paused", "post.reply", "application.message"])).toEqual([
    { subject: "jobs", kinds: ["job.paused", "application.message"] },
    { subject: "posts", kinds: ["post.reply"] },
  ]);
});

test("the mail about an enquiry carries the enquiry itself", () => {
  const { subject, lines } = NEWS["enquiry.received"].text(SAMPLE_NEWS["enquiry.received"]);
  expect(subject).toBe("New enquiry: 200 pieces of Spur gears from Asha Menon");
  expect(lines).toEqual([
    "We need them in Pune.",
    "Quantity: 200 pieces\nBudget: ₹42,000\nNeeded by: 1 Dec 2026\nCity: Pune",
  ]);
});
