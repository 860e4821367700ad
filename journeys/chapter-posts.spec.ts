import { chapterOf } from "./chapters.ts";
import { expect, test } from "./journey.ts";
import { connect, postWith } from "./network.ts";
import { openAs, provenNamed } from "./people.ts";
import { premiumNamed } from "./premium.ts";

test("Asha writes for her chapter: Meera reads it there, and Ravi once it is for connections", async ({
  page,
  request,
  browser,
}) => {
  const asha = await premiumNamed(request, "Asha Kamat");
  const [meera, ravi] = [await provenNamed(request, "Meera Pai"), await provenNamed(request, "Ravi Das")];
  await connect(request, asha, ravi);
  const chapter = await chapterOf(request, asha, [meera]);
  const [inside, outside] = [await browser.newContext(), await browser.newContext()];
  const [feedOfMeera, feedOfRavi] = [await inside.newPage(), await outside.newPage()];
  await openAs(feedOfMeera, meera, "/plazy/feed");
  await expect(feedOfMeera.getByText("Your feed is quiet.")).toBeVisible();

  await openAs(page, asha, "/plazy/feed");
  await page.getByRole("button", { name: /Share, ask/ }).click();
  const composer = page.getByRole("region", { name: "New post" });
  await composer.getByRole("textbox", { name: "Text of the post" }).fill("Breakfast is at seven.");
  await composer.getByRole("combobox", { name: "Who sees it" }).selectOption({ label: chapter.name });
  await composer.getByRole("button", { name: "Post", exact: true }).click();
  const own = postWith(page, "Breakfast is at seven.");
  await expect(own).toContainText(`${chapter.name} only`);

  await feedOfMeera.getByRole("button", { name: "1 new post" }).click();
  await expect(postWith(feedOfMeera, "Breakfast is at seven.")).toContainText(`You are in ${chapter.name}`);
  await openAs(feedOfRavi, ravi, "/plazy/feed");
  await expect(feedOfRavi.getByText("Your feed is quiet.")).toBeVisible();

  await own.getByRole("button", { name: /^More for the post/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const editor = page.getByRole("dialog", { name: /post/i });
  const audience = editor.getByRole("combobox", { name: "Who sees it" });
  await expect(audience).toHaveValue(chapter._id);
  await audience.selectOption({ label: "Connections" });
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(own).toContainText("Connections only");
  await feedOfRavi.reload();
  await expect(postWith(feedOfRavi, "Breakfast is at seven.")).toContainText("You are connected");
  await Promise.all([inside.close(), outside.close()]);
});
