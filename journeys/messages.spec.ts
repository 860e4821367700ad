import { MESSAGE_TEXT, writePath } from "../contract/src/messages/message-words.ts";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { expectMessages, field, messages, openOnPhone, write } from "./messages.ts";
import { connect, idOf } from "./network.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF, tokenOf } from "./people.ts";

test.describe("with a network that goes away", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("Asha and Ravi write to each other; what she writes offline arrives once and in order, on both of his devices", async ({
    page,
    context,
    browser,
    request,
  }) => {
    const [asha, ravi] = [
      await memberNamed(request, "Asha Menon"),
      await memberNamed(request, "Ravi Kulkarni"),
    ];
    await connect(request, asha, ravi);
    const atRavi = await openOnPhone(browser, ravi, "/messages");
    await expect(atRavi.getByText(MESSAGE_TEXT.none)).toBeVisible();
    await openAs(page, asha, writePath(await idOf(request, ravi)));
    await write(page, "Ravi Kulkarni", "Is the van free on Friday?");
    const talk = ["Is the van free on Friday?"];
    await expectMessages(page, talk);

    const row = atRavi.getByRole("link", { name: /Asha Menon.*1 unread/ });
    await expect(row).toBeVisible();
    const seen = messages(page).last().getByText("Seen", { exact: true });
    await expect(seen).toBeHidden();
    await row.click();
    await expectMessages(atRavi, talk);
    await expect(seen).toBeVisible();
    await write(atRavi, "Asha Menon", "Until noon.");
    talk.push("Until noon.");
    await expectMessages(page, talk);
    for (const each of [page, atRavi]) await expectAccessible(each);

    await context.setOffline(true);
    await expect(
      page.getByText("You are offline. Your messages are sent once you are back online."),
    ).toBeVisible();
    for (const text of ["Then I come at nine.", "Bring the keys, please."]) {
      await write(page, "Ravi Kulkarni", text);
      talk.push(text);
      await expectMessages(page, talk);
      await expect(field(page, "Ravi Kulkarni")).toHaveValue("");
    }
    await expect(messages(page).getByRole("img", { name: "Sending" })).toHaveCount(2);
    await expectMessages(atRavi, talk.slice(0, 2));

    await context.setOffline(false);
    await expectMessages(atRavi, talk);
    await expectMessages(page, talk);
    await expect(messages(page).getByRole("img", { name: "Sending" })).toHaveCount(0);
    await expect(seen).toBeVisible();

    const second = await openOnPhone(browser, { token: await tokenOf(request, ravi) }, "/messages");
    await second.getByRole("link", { name: /Asha Menon/ }).click();
    await expectMessages(second, talk);
    await page.reload();
    await started(page);
    await expectMessages(page, talk);
    await expect(seen).toBeVisible();
  });
});

test("Meera, whom Asha does not know, asks first and is accepted; Farah is declined and is not told", async ({
  page,
  browser,
  request,
}) => {
  const [asha, ravi, meera, farah] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
    await memberNamed(request, "Meera Shah"),
    await memberNamed(request, "Farah Irani"),
  ];
  await connect(request, asha, ravi);
  await connect(request, ravi, meera);
  const toAsha = writePath(await idOf(request, asha));
  await openAs(page, asha, "/messages");
  await page.getByRole("tab", { name: "Requests" }).click();
  await expect(page.getByText(/^No requests\./)).toBeVisible();

  const atMeera = await openOnPhone(browser, meera, toAsha);
  await expect(
    atMeera.getByText(/^You are not connected, so Asha Menon gets this as a request\./),
  ).toBeVisible();
  await write(atMeera, "Asha Menon", "Ravi says you restore old houses.");
  await expect(atMeera.getByText(MESSAGE_TEXT.requestWaits("Asha Menon"))).toBeVisible();
  await expect(field(atMeera, "Asha Menon")).toBeHidden();

  await page.getByRole("link", { name: /Meera Shah/ }).click();
  const asked = page.getByRole("region", { name: "Meera Shah would like to message you" });
  await expect(asked).toContainText("You share 1 connection.");
  await expectMessages(page, ["Ravi says you restore old houses."]);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Accept" }).click();
  await expect(field(page, "Meera Shah")).toBeVisible();
  await write(atMeera, "Asha Menon", "Would you look at ours?");
  await expectMessages(page, ["Ravi says you restore old houses.", "Would you look at ours?"]);

  const atFarah = await openOnPhone(browser, farah, toAsha);
  await write(atFarah, "Asha Menon", "I sell paint by the barrel.");
  const farahsRow = page
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: /Farah Irani/ });
  await farahsRow.click();
  await page
    .getByRole("region", { name: "Farah Irani would like to message you" })
    .getByRole("button", { name: "Decline" })
    .click();
  await expect(page.getByText("Request declined", { exact: true })).toBeVisible();
  await expect(farahsRow).toBeHidden();
  await expect(page.getByText(/^No requests\./)).toBeVisible();

  await atFarah.reload();
  await started(atFarah);
  await expect(atFarah.getByText(MESSAGE_TEXT.requestWaits("Asha Menon"))).toBeVisible();
  await expectMessages(atFarah, ["I sell paint by the barrel."]);
  await expectAccessible(atFarah);
  // Nor is there another way to ask again.
  await atFarah.goto(toAsha);
  await started(atFarah);
  await expect(atFarah.getByText(MESSAGE_TEXT.requestWaits("Asha Menon"))).toBeVisible();
  await expect(field(atFarah, "Asha Menon")).toBeHidden();
  await expect(atFarah.getByText(/declined/i)).toBeHidden();

  await page.getByRole("tab", { name: "Archived" }).click();
  await farahsRow.click();
  await expect(page.getByText(/^You declined this request\./)).toBeVisible();
  await write(page, "Farah Irani", "Do you have lime paint, too?");
  await expectMessages(atFarah, ["I sell paint by the barrel.", "Do you have lime paint, too?"]);
  await write(atFarah, "Asha Menon", "In six colours.");
  await expectMessages(page, [
    "I sell paint by the barrel.",
    "Do you have lime paint, too?",
    "In six colours.",
  ]);
  await expect(page.getByText(/^You declined this request\./)).toBeHidden();
});
