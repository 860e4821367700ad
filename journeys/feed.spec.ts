import { file } from "./card-form.ts";
import { companyOf } from "./company.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { connect, postOf, posts, postWith } from "./network.ts";
import { newEmail, openAs, PASSWORD, provenNamed } from "./people.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Asha writes with two pictures and names Ravi, who reacts, comments, saves it and finds it again", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const asha = await provenNamed(request, "Asha Kulkarni");
    const ravi = await provenNamed(request, `Ravi Menon${Date.now() % 100_000}`);
    await connect(request, asha, ravi);

    await openAs(page, asha, "/plazy");
    await expect(
      page.getByText("Your feed is quiet. Connect with people or follow companies."),
    ).toBeVisible();
    await page.getByRole("button", { name: /Share, ask/ }).click();
    const sheet = page.getByRole("dialog", { name: "New post" });
    const text = sheet.getByRole("textbox", { name: "Text of the post" });
    await expect(text).toBeFocused();
    await text.pressSequentially(`First batch of brass valves with @${ravi.name.slice(0, 8)}`);
    await sheet.getByRole("option", { name: ravi.name }).click();
    await text.pressSequentially(" #valves");
    await sheet
      .getByLabel("Choose pictures")
      .setInputFiles([await file("valve.jpg", "#b08d57"), await file("works.jpg", "#4a6fa5")]);
    await expect(sheet.getByRole("list", { name: "Pictures" }).getByRole("listitem")).toHaveCount(2);
    await sheet.getByLabel("What picture 1 shows, for people who cannot see it").fill("A brass valve");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Post", exact: true }).click();
    await expect(sheet).toBeHidden();
    const own = postWith(page, "First batch of brass valves");
    await expect(own).toBeVisible();
    await expect(own.getByRole("link", { name: `@${ravi.name}` })).toBeVisible();
    await expect(own.getByRole("img", { name: "A brass valve" })).toBeVisible();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const reader = await phone.newPage();
    await openAs(reader, ravi, "/plazy/feed");
    const seen = postWith(reader, "First batch of brass valves");
    await expect(seen.getByText("You are connected")).toBeVisible();
    await seen.getByRole("button", { name: "Choose a reaction" }).click();
    await reader.getByRole("button", { name: "Celebrate" }).click();
    await expect(seen.getByRole("button", { name: "Celebrate", pressed: true })).toBeVisible();
    await seen.getByRole("button", { name: "Comment", exact: true }).click();
    await seen.getByRole("textbox", { name: "Write a comment" }).fill("We need forty of these.");
    await seen.getByRole("button", { name: "Send" }).click();
    await expect(seen.getByRole("article", { name: `Comment by ${ravi.name}` })).toContainText("forty");

    await seen.getByRole("button", { name: "Save", exact: true }).click();
    await reader.getByRole("button", { name: "Choose a collection" }).click();
    const choice = reader.getByRole("dialog", { name: "Save in a collection" });
    await choice.getByRole("radio", { name: "A new collection" }).check();
    await choice.getByLabel("Its name").fill("Suppliers");
    await choice.getByRole("button", { name: "Save" }).click();
    await expect(choice).toBeHidden();
    await reader.goto("/plazy/bookmarks");
    await reader.getByRole("link", { name: "Suppliers 1" }).click();
    await expect(reader).toHaveURL(/collection=/);
    await expect(postWith(reader, "First batch of brass valves")).toBeVisible();

    await page.reload();
    await expect(own.getByRole("button", { name: /Who reacted/ })).toBeVisible();
    await own.getByRole("button", { name: "1 comment" }).click();
    await own.getByRole("button", { name: `Reply to ${ravi.name}` }).click();
    await own.getByRole("textbox", { name: `Reply to ${ravi.name}` }).fill("They are yours.");
    await own.getByRole("button", { name: "Reply", exact: true }).click();
    await expect(own.getByRole("article", { name: "Comment by Asha Kulkarni" })).toContainText("yours");

    await own.getByRole("button", { name: /^More for the post/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const editor = page.getByRole("dialog", { name: /post/i });
    const body = editor.getByRole("textbox", { name: "Text of the post" });
    await body.fill("The second batch of brass valves is ready. #valves");
    await editor.getByRole("button", { name: "Save", exact: true }).click();
    const edited = postWith(page, "The second batch of brass valves");
    await expect(edited.getByRole("button", { name: "Edited" })).toBeVisible();

    await edited.getByRole("button", { name: /^More for the post/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(edited).toHaveCount(0);
    await reader.reload();
    await expect(reader.getByText("Nothing in this collection yet.")).toBeVisible();
    await phone.close();
  });
});

test("two browsers see each other's posts arrive without a reload, and nothing moves under their eyes", async ({
  page,
  request,
  browser,
}) => {
  const [asha, ravi] = [await provenNamed(request, "Asha Rao"), await provenNamed(request, "Ravi Shetty")];
  await connect(request, asha, ravi);
  await postOf(request, asha, "The old post");
  const others = await browser.newContext();
  const second = await others.newPage();
  await openAs(page, asha, "/connect-in?tab=my-feed");
  await openAs(second, ravi, "/plazy/feed");
  await expect(postWith(page, "The old post")).toBeVisible();
  await expect(postWith(second, "The old post")).toBeVisible();

  await postOf(request, ravi, "Fresh from Ravi");
  const pill = page.getByRole("button", { name: "1 new post" });
  await expect(pill).toBeVisible();
  await expect(postWith(page, "Fresh from Ravi")).toHaveCount(0);
  await pill.click();
  await expect(postWith(page, "Fresh from Ravi")).toBeVisible();
  await expect(pill).toBeHidden();

  await postOf(request, asha, "First from Asha");
  await postOf(request, asha, "Second from Asha");
  await second.getByRole("button", { name: "2 new posts" }).click();
  await expect(postWith(second, "Second from Asha")).toBeVisible();
  await expect(posts(second).getByRole("article")).toHaveCount(4);
  await others.close();
});

test("Ravi comes back from a post to where he was, hides one and takes it back, and reads to the end", async ({
  page,
  request,
}) => {
  const [asha, ravi] = [await provenNamed(request, "Asha Nair"), await provenNamed(request, "Ravi Iyer")];
  await connect(request, asha, ravi);
  for (let at = 0; at < 12; at++)
    await postOf(request, asha, `Note ${at}.\n\n${"Words about bolts. ".repeat(20)}`, {
      visibility: "connections",
    });
  await openAs(page, ravi, "/plazy/feed");
  const third = postWith(page, "Note 5.");
  await third.scrollIntoViewIfNeeded();
  const before = await third.boundingBox();
  await third.getByRole("link", { name: /ago|now|today/i }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
  await page.goBack();
  await expect(third).toBeVisible();
  expect(Math.abs(((await third.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);

  await third.getByRole("button", { name: /^More for the post/ }).click();
  await page.getByRole("menuitem", { name: "Hide this post" }).click();
  await expect(page.getByText("You no longer see this post by Asha Nair.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(third.getByRole("button", { name: /^More for the post/ })).toBeFocused();
  await page.getByText("You are all caught up").scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: "Top" }).click({ force: true });
  await expect(page).toHaveURL(/sort=top/);
  await expect(posts(page).getByRole("article").first()).toBeVisible();
});

test("Meera explores a hashtag, keeps collections, and finds what a company wrote on its page", async ({
  page,
  request,
}) => {
  const tag = `fair${Date.now() % 1_000_000}`;
  const meera = await provenNamed(request, "Meera Joshi");
  const vikram = await provenNamed(request, "Vikram Deshmukh");
  const company = await companyOf(request, vikram, "Deshmukh Fasteners");
  await postOf(request, vikram, `Meet us at the stand. #${tag}`, { companyId: company._id });

  await openAs(page, meera, `/plazy/explore?tag=${tag}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`#${tag}`);
  await expect(postWith(page, "Meet us at the stand.")).toBeVisible();
  await page.getByRole("link", { name: /Show all posts/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore");

  await page.goto("/connect-in?tab=bookmarks");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await page.getByRole("button", { name: "New collection" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Fairs");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Nothing in this collection yet.")).toBeVisible();
  await page.getByRole("button", { name: "More for Fairs" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Fairs and events");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await page.getByRole("button", { name: "More for Fairs and events" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();

  await page.goto(`/company/${company._id}`);
  await started(page);
  await page.getByRole("tab", { name: /Posts/ }).click();
  await expect(postWith(page, "Meet us at the stand.")).toBeVisible();
});

test("a visitor reads a public post and signs up from it", async ({ page, request }) => {
  const asha = await provenNamed(request, "Asha Pillai");
  const post = await postOf(request, asha, "We look for a turner in Pune.", { kind: "ask" });
  await page.goto(`/post/${post._id}`);
  await expect(page.getByRole("main")).toContainText("We look for a turner in Pune.");
  expect(await page.content()).toContain('"@type":"DiscussionForumPosting"');
  await started(page);
  await page.getByRole("link", { name: "Sign in to join" }).click();
  await page.getByRole("tab", { name: "Sign up" }).click();
  await page.getByLabel("Full name").fill("Farah Siddiqui");
  await page.getByRole("textbox", { name: "E-mail" }).fill(newEmail("farah"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("checkbox", { name: "I am 18" }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page).toHaveURL(new RegExp(`/post/${post._id}$`));
  await page.getByRole("button", { name: "Offer help" }).click();
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toHaveValue("I can help: ");
});

test("every scope of the feed is accessible in every look", async ({ page, request }) => {
  test.slow();
  const [asha, ravi] = [await provenNamed(request, "Asha Bhat"), await provenNamed(request, "Ravi Das")];
  await connect(request, asha, ravi);
  await postOf(request, asha, "A win for us all. #pune", { kind: "win" });
  await postOf(request, asha, "Which day suits?", { poll: { options: ["Monday", "Tuesday"], days: 3 } });
  await openAs(page, ravi, "/plazy/feed");
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/plazy/feed", "/plazy/explore", "/plazy/bookmarks", "/connect-in?tab=my-feed"]) {
      await page.goto(path);
      await started(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading posts")).toHaveCount(0);
      await expectAccessible(page);
    }
  }
});
