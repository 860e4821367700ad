import { expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";

const app = await sharedTestApp();

test("quiet hours are those of all notices, and what is left out stays", async () => {
  const asha = await app.signIn("Asha Menon");
  const change = (body: object) => app.send("PUT", "/api/message-settings", { as: asha, body });
  const quietHours = { from: "22:00", to: "07:00", zone: "Asia/Kolkata" };
  expect((await change({ quietHours, typing: false })).json).toMatchObject({ quietHours, typing: false });
  expect((await app.call("GET", "/api/notification-settings", { as: asha })).json.quietHours).toEqual(
    quietHours,
  );
  const away = { isOn: true, text: "We open at nine.", from: "10:00", to: "18:00", days: [1, 2] };
  await change({ away });
  await app.call("PUT", "/api/notification-settings", { as: asha, body: { quietHours: null } });
  expect((await app.call("GET", "/api/message-settings", { as: asha })).json).toEqual({
    seen: true,
    typing: false,
    requestsFrom: "everybody",
    quietHours: null,
    away,
  });
  expect((await change({ away: { ...away, from: "25:00" } })).status).toBe(400);
});
