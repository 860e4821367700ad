import { MESSAGE_TEXT } from "../contract/src/messages/message-words.ts";
import type { APIRequestContext, Locator } from "@playwright/test";
import { allowCopying, expect, expectAccessible, started, test } from "./journey.ts";
import { expectMessages, field, messages, thread, write } from "./messages.ts";
import { connect, idOf } from "./network.ts";
import { memberNamed, openAs, REFUSED, type Person } from "./people.ts";

const LONG_NAME = "Ravi Venkataraman Kulkarni-Deshpande of Sahyadri Precision Works";

test.use({
  viewport: { width: 320, height: 640 },
  permissions: ["microphone"],
  tolerated: [REFUSED],
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ];
    await use({ ...launchOptions, args });
  },
});

const asMember = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function begun(request: APIRequestContext, from: Person, to: Person, body: string): Promise<string> {
  const response = await request.post("/api/conversations", {
    headers: asMember(from),
    data: { userIds: [await idOf(request, to)], message: { clientId: crypto.randomUUID(), body } },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { conversation: { _id: string } }).conversation._id;
}

/** Asha, and one of her connections, who has written to her. */
async function connectedTwo(
  request: APIRequestContext,
  { name = "Ravi Kulkarni", body = "Good morning" } = {},
) {
  const [asha, ravi] = [await memberNamed(request, "Asha Menon"), await memberNamed(request, name)];
  await connect(request, asha, ravi);
  return { asha, ravi, id: await begun(request, ravi, asha, body) };
}

async function say(request: APIRequestContext, from: Person, id: string, body: string, more: object = {}) {
  const response = await request.post(`/api/conversations/${id}/messages`, {
    headers: asMember(from),
    data: { clientId: crypto.randomUUID(), body, ...more },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return { ...box, bottom: box.y + box.height };
}

test("on a small phone the empty field is one line high, and toasts leave it free", async ({
  page,
  request,
}) => {
  const { asha, id } = await connectedTwo(request, { name: LONG_NAME });
  await allowCopying(page);
  const listed = await request.get(`/api/conversations/${id}/messages`, { headers: asMember(asha) });
  const [first] = ((await listed.json()) as { messages: { _id: string }[] }).messages;
  await say(request, asha, id, "And to you", { replyTo: first?._id });
  await openAs(page, asha, `/messages?conversation=${id}`);
  expect((await placeOf(page.getByRole("button", { name: /^Go to the message by/ }))).x).toBeGreaterThan(0);
  const text = field(page, LONG_NAME);
  const empty = await placeOf(text);
  await text.fill("One line");
  expect(empty.height).toBe((await placeOf(text)).height);
  await text.fill("");
  // Somebody who needs large text.
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  const large = await placeOf(text);
  await text.fill("One");
  expect(large.height).toBe((await placeOf(text)).height);
  await text.fill("");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

  await page.getByRole("button", { name: /^More for the message by Asha Menon/ }).click();
  await page.getByRole("menuitem", { name: "Copy text" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Message copied" });
  await expect(toast).toBeVisible();
  expect((await placeOf(toast)).bottom).toBeLessThanOrEqual((await placeOf(text)).y);
  await text.fill("A text\nof several\nlines");
  await expect.poll(async () => (await placeOf(toast)).bottom <= (await placeOf(text)).y).toBe(true);
});

test("on a small phone a recording covers the field, and what comes into it meanwhile is there afterwards", async ({
  page,
  request,
}) => {
  const { asha, id } = await connectedTwo(request);
  await openAs(page, asha, `/messages?conversation=${id}`);
  const text = field(page, "Ravi Kulkarni");
  await page.getByRole("button", { name: "Record a voice note" }).press("Enter");
  const time = page.getByText(/0:0\d of 2:00/);
  await expect(time).toBeVisible();
  const covered = await placeOf(text);
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    covered.x + covered.width / 2,
    covered.y + covered.height / 2,
  ] as const);
  expect(top).not.toBe("TEXTAREA");
  await expectAccessible(page);
  // What is begun on another device meanwhile is there afterwards, and the recording goes on.
  const saved = await request.put(`/api/conversations/${id}/draft`, {
    headers: asMember(asha),
    data: { body: "Can we meet at four?" },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await expect(text).toHaveValue("Can we meet at four?");
  await expect(time).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(time).toBeHidden();
  await expect(text).toBeEditable();
  await expect(text).toHaveValue("Can we meet at four?");
});

test("who reads further up stays there, sees how many came, and goes to the newest with one press", async ({
  page,
  request,
}) => {
  const { asha, ravi, id } = await connectedTwo(request, { body: "Line 1" });
  // With more than thirty unread it begins at the first of them.
  for (let at = 2; at <= 40; at++) await say(request, ravi, id, `Line ${at}`);
  await openAs(page, asha, `/messages?conversation=${id}`);
  await expect(thread(page).getByText("New messages")).toBeInViewport();
  await expect(messages(page).first()).toContainText("Line 1");
  const toNewest = page.getByRole("button", { name: /^Go to the newest message/ });
  await expect(toNewest).toBeVisible();
  await toNewest.click();
  await expect(thread(page).getByText("Line 40", { exact: true })).toBeInViewport();
  await expect(toNewest).toBeHidden();
  const unread = async () => {
    const response = await request.get("/api/conversations/unread-count", { headers: asMember(asha) });
    return ((await response.json()) as { count: number }).count;
  };
  await expect.poll(unread).toBe(0);

  const read = thread(page).getByText("Line 20", { exact: true });
  await read.scrollIntoViewIfNeeded();
  const stays = await placeOf(read);
  await say(request, ravi, id, "Line 41");
  await say(request, ravi, id, "Line 42");
  const withTwo = page.getByRole("button", { name: "Go to the newest message, 2 are new" });
  await expect(withTwo).toBeVisible();
  expect((await placeOf(read)).y).toBe(stays.y);
  expect(await unread()).toBe(1);
  await expectAccessible(page);
  await withTwo.click();
  await expect(thread(page).getByText("Line 42", { exact: true })).toBeInViewport();
  await expect.poll(unread).toBe(0);
});

test("a refused message says so, is tried again with a press, and is there once", async ({
  page,
  request,
}) => {
  const { asha, id } = await connectedTwo(request);
  await openAs(page, asha, `/messages?conversation=${id}`);
  let refuses = true;
  await page.route(/\/api\/conversations\/\w+\/messages$/, (route) =>
    refuses && route.request().method() === "POST"
      ? route.fulfill({ status: 422, json: { message: MESSAGE_TEXT.closed, code: "WRONG_STATE" } })
      : route.continue(),
  );
  await write(page, "Ravi Kulkarni", "Is it still there?");
  const again = page.getByRole("button", { name: MESSAGE_TEXT.notSent });
  await expect(again).toBeVisible();
  await expect(page.getByText(MESSAGE_TEXT.closed)).toBeVisible();
  await expectAccessible(page);
  refuses = false;
  await again.click();
  await expect(again).toBeHidden();
  await expect(messages(page).getByRole("img", { name: "Sending" })).toHaveCount(0);
  await expectMessages(page, ["Good morning", "Is it still there?"]);
});

test("a conversation that is not there, or is of others, says so and leads back to the list", async ({
  page,
  request,
}) => {
  const [asha, ravi, meera] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
    await memberNamed(request, "Meera Shah"),
  ];
  await connect(request, ravi, meera);
  const theirs = await begun(request, ravi, meera, "Between us");
  await openAs(page, asha, "/messages");
  const gone = [
    [`/messages?conversation=${theirs}`, "This conversation is no longer available"],
    ["/messages?conversation=nothing", "This conversation is no longer available"],
    ["/messages?chapter=nothing", "You cannot read these announcements"],
    ["/messages?to=nobody", "We cannot find this person."],
    [`/messages?to=${await idOf(request, asha)}`, "You cannot message yourself."],
  ] as const;
  for (const [path, text] of gone) {
    await page.goto(path);
    await started(page);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
    await expect(page.getByText(text)).toBeHidden();
  }
});
