import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { connect, idOf } from "./network.ts";
import { memberNamed, openAs, type Person } from "./people.ts";

const asMember = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const sideMenu = (page: Page) => page.getByRole("navigation", { name: "ConnectIn" });
const bar = (page: Page) => page.getByRole("navigation", { name: "Daily tools" });

async function write(request: APIRequestContext, from: Person, to: Person, body: string) {
  const sent = await request.post("/api/conversations", {
    headers: asMember(from),
    data: { userIds: [await idOf(request, to)], message: { clientId: crypto.randomUUID(), body } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { conversation, message } = (await sent.json()) as {
    conversation: { _id: string };
    message: { seq: number };
  };
  return { id: conversation._id, seq: message.seq };
}

test("what Ravi writes is counted in the menu, in the bar and in the title of each of Asha's tabs until she has read it", async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  await connect(request, asha, ravi);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await openAs(phone, asha, "/notifications");
  await openAs(page, asha, "/connect-in?tab=my-feed");
  await expect(sideMenu(page).getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect(page).toHaveTitle("My feed · Cardplaza");

  const sent = await write(request, ravi, asha, "The drawings are ready.");
  await expect(page).toHaveTitle("(1) My feed · Cardplaza");
  await expect(phone).toHaveTitle("(1) Notifications · Cardplaza");
  await expect(sideMenu(page).getByRole("link", { name: "Messages, 1 unread" })).toBeVisible();
  await expect(bar(phone).getByRole("link", { name: "Messages, 1 unread" })).toBeVisible();
  await expectAccessible(page);

  await sideMenu(page).getByRole("link", { name: "Connections" }).click();
  await expect(page).toHaveTitle("(1) Connections · Cardplaza");

  const read = await request.put(`/api/conversations/${sent.id}/read`, {
    headers: asMember(asha),
    data: { seq: sent.seq },
  });
  expect(read.ok(), await read.text()).toBe(true);
  await expect(page).toHaveTitle("Connections · Cardplaza");
  await expect(phone).toHaveTitle("Notifications · Cardplaza");
  await expect(bar(phone).getByRole("link", { name: "Messages", exact: true })).toBeVisible();
});

test("Ravi's profile and Asha's list of connections lead to their conversation, her own profile does not", async ({
  page,
  request,
}) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  await connect(request, asha, ravi);
  const [ashasId, ravisId] = [await idOf(request, asha), await idOf(request, ravi)];
  const toRavi = page.getByRole("link", { name: "Message Ravi Kulkarni" });
  await openAs(page, asha, `/profile/${ravisId}`);
  await expect(toRavi).toHaveAttribute("href", `/messages?to=${ravisId}`);
  await page.goto("/plazy/connections");
  await started(page);
  await expect(toRavi).toHaveAttribute("href", `/messages?to=${ravisId}`);
  await page.goto(`/profile/${ashasId}`);
  await expect(page.getByRole("heading", { level: 1, name: "Asha Menon" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Message / })).toHaveCount(0);
});
