import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF } from "./people.ts";

test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

const region = (page: Page) => page.getByRole("region", { name: /Your contacts/ });
const names = (page: Page) =>
  region(page)
    .getByRole("row")
    .getByRole("button", { name: /^(?!More for)/ });

test("Asha types a contact in, finds it again, changes it, takes it along and deletes it", async ({
  page,
  request,
}) => {
  const asha = await memberNamed(request, "Asha Menon");
  const saved = Array.from({ length: 60 }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Visitor ${index + 1}`,
    phone: `+91 98200 ${10_001 + index}`,
    tag: index % 2 ? "Pune Expo" : "",
  }));
  await request.post("/api/contacts/batch", {
    data: { contacts: saved },
    headers: { Authorization: `Bearer ${asha.token}` },
  });
  await openAs(page, asha, "/business-cards?section=saved-cards");
  await page.getByRole("list", { name: "People" }).getByRole("link", { name: "Scan a card" }).click();
  await expect(region(page).getByRole("heading")).toHaveText("Your contacts (60)");
  await expect(names(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(names(page)).toHaveCount(60);

  // Errors show at their field. Without a network the contact waits, and is saved once.
  await page.getByRole("button", { name: "Add contact" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("meera,iyer@iyer.in");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill("Meera Iyer");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
    "Enter a valid e-mail address.",
  );
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("meera@iyer.in");
  await page.route("**/api/contacts", (route) => route.abort());
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const waiting = region(page).getByRole("list", { name: "Not sent yet" });
  await expect(waiting).toContainText("Meera Iyer");
  await page.unroute("**/api/contacts");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(waiting).toHaveCount(0);
  await expect(names(page).first()).toHaveText("Meera Iyer");

  await page.getByRole("searchbox").fill("9820010007");
  await expect(names(page)).toHaveText(["Visitor 7"]);
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("No contact fits")).toBeVisible();
  await page.getByRole("searchbox").fill("visitor");
  await page.getByRole("button", { name: "Pune Expo" }).click();
  await expect(names(page)).toHaveCount(30);
  await names(page).last().click();
  await dialog.getByLabel("Notes").fill("Call in May");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(region(page).getByText("Call in May")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("contacts.csv");
  // A menu that closes takes the focus back, which closes one that was opened meanwhile.
  await expect(page.getByRole("menu")).toHaveCount(0);

  await page.getByRole("button", { name: "More for Visitor 10" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(names(page)).toHaveCount(29);
  await expect(region(page).getByRole("heading")).toHaveText("Your contacts (60)");
});
