import { MESSAGE_TEXT } from "../contract/src/messages/message-words.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { openOnPhone, thread, write } from "./messages.ts";
import { connect, idOf } from "./network.ts";
import { memberNamed, openAs } from "./people.ts";

test("Asha begins a group: Ravi, her connection, is in it at once, Meera joins by her own yes and reads nothing from before", async ({
  page,
  browser,
  request,
}) => {
  const [asha, ravi, meera] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
    await memberNamed(request, `Meera Shah ${Date.now()}`),
  ];
  await connect(request, asha, ravi);
  await openAs(page, asha, "/messages");
  await page.getByRole("button", { name: "More for messages" }).click();
  await page.getByRole("menuitem", { name: "New group" }).click();
  const dialog = page.getByRole("dialog", { name: "New group" });
  await dialog.getByLabel("Group name").fill("Diwali stall");
  await dialog.getByRole("checkbox", { name: "Ravi Kulkarni" }).check();
  await dialog.getByRole("searchbox", { name: "People" }).fill(meera.name);
  await dialog.getByRole("checkbox", { name: meera.name }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create group" }).click();
  await write(page, "Diwali stall", "Who brings the tables?");

  const atRavi = await openOnPhone(browser, ravi, "/messages");
  await atRavi.getByRole("link", { name: /Diwali stall/ }).click();
  await expect(thread(atRavi).getByText("Who brings the tables?")).toBeVisible();

  const atMeera = await openOnPhone(browser, meera, "/messages");
  await atMeera.getByRole("tab", { name: /Requests/ }).click();
  await atMeera.getByRole("link", { name: /Diwali stall/ }).click();
  await expect(atMeera.getByText("Asha Menon invites you.")).toBeVisible();
  await expectAccessible(atMeera);
  await atMeera.getByRole("button", { name: "Join group" }).click();
  await write(atMeera, "Diwali stall", "I do.");
  await expect(thread(page).getByText("I do.")).toBeVisible();
  await expect(thread(atRavi).getByText("I do.")).toBeVisible();
  await expect(thread(atMeera).getByText("Who brings the tables?")).toBeHidden();

  // What Meera, who is no admin, cannot do is not offered to her.
  await atMeera.getByRole("button", { name: "Diwali stall" }).click();
  const people = atMeera.getByRole("dialog", { name: "Diwali stall" });
  await expect(people.getByRole("button", { name: "Add people" })).toBeVisible();
  await expect(people.getByRole("button", { name: "Rename group" })).toBeHidden();
  await expect(people.getByRole("button", { name: "More about Ravi Kulkarni" })).toBeHidden();
  await expectAccessible(atMeera);

  await page.getByRole("button", { name: "Diwali stall", exact: true }).click();
  await page.getByRole("button", { name: "More about Ravi Kulkarni" }).click();
  await page.getByRole("menuitem", { name: "Remove from group" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(atRavi.getByText(MESSAGE_TEXT.closed)).toBeVisible();
});

test("after Ravi blocks Asha neither of them writes, and both keep what they had", async ({
  page,
  browser,
  request,
}) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  await connect(request, asha, ravi);
  await openAs(page, asha, `/messages?to=${await idOf(request, ravi)}`);
  await write(page, "Ravi Kulkarni", "Shall we meet at the fair?");
  await expect(page.getByRole("button", { name: "More for this conversation" })).toBeVisible();

  const atRavi = await openOnPhone(browser, ravi, "/messages");
  await atRavi.getByRole("link", { name: /Asha Menon/ }).click();
  await expect(thread(atRavi).getByText("Shall we meet at the fair?")).toBeVisible();
  await atRavi.getByRole("button", { name: "More for this conversation" }).click();
  await atRavi.getByRole("menuitem", { name: "Block Asha Menon" }).click();
  await atRavi.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();

  for (const each of [atRavi, page]) {
    await expect(each.getByText(MESSAGE_TEXT.closed)).toBeVisible();
    await expect(each.getByRole("textbox", { name: /^Message / })).toBeHidden();
    await expect(thread(each).getByText("Shall we meet at the fair?")).toBeVisible();
  }
});
