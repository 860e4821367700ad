import type { NotificationSettings } from "@cardplaza/contract/notifications/notifications";
import { expect, test } from "vitest";
import { changed, onlyWhatWaits, reversed } from "./settings-change.ts";

const settings: NotificationSettings = {
  types: [],
  kinds: [
    {
      kind: "lead.received",
      type: "contact_attempt",
      email: true,
      push: false,
      sms: true,
      canSms: true,
      waits: true,
    },
    {
      kind: "post.comment",
      type: "message_received",
      email: true,
      push: true,
      sms: false,
      canSms: false,
      waits: false,
    },
  ],
  quietHours: null,
  lockScreenText: false,
  reaches: { push: true, sms: false },
};
const ways = ({ kinds }: NotificationSettings) => kinds.map(({ push, email, sms }) => [push, email, sms]);

test("only what waits for Asha's answer is pushed and mailed, and her SMS stay as they are", () => {
  expect(ways(changed(settings, onlyWhatWaits(settings)))).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

test("a change that was not saved is taken back, and what Asha changed meanwhile stays", () => {
  const change = { kinds: [{ kind: "post.comment", push: false }], lockScreenText: true };
  const meanwhile = changed(changed(settings, change), { kinds: [{ kind: "post.comment", email: false }] });
  const back = changed(meanwhile, reversed(settings, change));
  expect(ways(back)).toEqual([
    [false, true, true],
    [true, false, false],
  ]);
  expect(back.lockScreenText).toBe(false);
});

test("quiet hours can be ended and taken back", () => {
  const quietHours = { from: "22:00", to: "07:00", zone: "Asia/Kolkata" };
  const quiet = changed(settings, { quietHours });
  expect(quiet.quietHours).toEqual(quietHours);
  const loud = changed(quiet, { quietHours: null });
  expect(loud.quietHours).toBeNull();
  expect(changed(loud, reversed(quiet, { quietHours: null })).quietHours).toEqual(quietHours);
});
