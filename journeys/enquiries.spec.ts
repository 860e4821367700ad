import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, signIn } from "./people.ts";

const INBOX = "/business-enquiries";

test("Ravi asks a business, Asha's bell rings and she answers, Ravi reads it", async ({
  page,
  request,
  browser,
}) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  const shop = await businessOf(request, asha, { name: "Menon Wardrobes and Fitted Kitchens of Fort Kochi" });
  const owner = await (await browser.newContext()).newPage();
  await openAs(owner, asha, INBOX);
  await expect(owner.getByText("No enquiries yet. Share your page to get the first one.")).toBeVisible();

  // What he typed as a visitor is sent by itself once he has signed in.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/business/${shop.slug}`);
  await started(page);
  await page.getByRole("button", { name: "Enquire" }).first().click();
  const dialog = page.getByRole("dialog", { name: `Send an enquiry to ${shop.name}` });
  await expect(dialog).toContainText(`Sent only to ${shop.name}.`);
  await dialog.getByLabel("What do you need?").fill("A kitchen of twelve feet, please.");
  await dialog.getByLabel("Your name").fill("Ravi Kulkarni");
  await dialog.getByLabel("Your e-mail").fill(ravi.email);
  await dialog.getByRole("button", { name: "Sign in to send" }).click();
  await expect(
    page.getByRole("heading", { name: `Sign in to send your enquiry to ${shop.name}` }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(page.getByLabel("Full name")).toHaveValue("Ravi Kulkarni");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(ravi.email);
  await signIn(page, ravi);
  await expect(page.getByText("Login successful", { exact: true }).first()).toBeVisible();
  const sent = page.getByRole("dialog", { name: `Enquiry sent to ${shop.name}` });
  await expect(sent).toBeVisible();

  // Her list, which was open all the while, has it too.
  await expect(owner.getByRole("button", { name: /Notifications, 1 unread/ })).toBeVisible();
  await owner.getByRole("link", { name: /Ravi Kulkarni/ }).click();
  await expect(owner.getByRole("group", { name: "Enquiries so far" })).toContainText("Open1");
  await owner.getByLabel("Your reply").fill("Gladly. We come on Monday to measure.");
  await owner.getByRole("button", { name: "Send", exact: true }).click();
  await expect(owner.getByRole("list", { name: "Conversation" })).toContainText("We come on Monday");
  await owner.getByRole("button", { name: "Mark as quoted" }).click();
  await expect(owner.getByRole("button", { name: "Won" })).toBeVisible();

  await sent.getByRole("link", { name: "Open the enquiry" }).click();
  const talk = page.getByRole("list", { name: "Conversation" });
  await expect(talk).toContainText("Gladly. We come on Monday to measure.");
  await page.getByLabel("Your message").fill("Monday is fine.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(owner.getByRole("list", { name: "Conversation" })).toContainText("Monday is fine.");

  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page
      .getByRole("link", { name: new RegExp(shop.name) })
      .first()
      .waitFor({ state: "attached" });
    await page.goto(`${INBOX}?tab=asks`);
    await expect(page.getByRole("button", { name: "New request" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${INBOX}?tab=sent`);
    const row = page.getByRole("link", { name: new RegExp(shop.name) });
    await expect(row).toBeVisible();
    // A long name ends in dots; it does not push the time out of sight.
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await expectAccessible(page);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Ravi writes his number to a business, and finds the answer among his sent enquiries the next day", async ({
    page,
    request,
    browser,
  }) => {
    const [asha, ravi] = [
      await memberNamed(request, "Asha Menon"),
      await memberNamed(request, "Ravi Kulkarni"),
    ];
    const shop = await businessOf(request, asha, { name: "Menon Kitchens" });
    await openAs(page, ravi, `/business/${shop.slug}?enquire=${shop._id}`);
    const dialog = page.getByRole("dialog", { name: "Send an enquiry to Menon Kitchens" });
    await dialog.getByLabel("What do you need?").fill("A kitchen of twelve feet, please.");
    await dialog.getByLabel("Mobile, shared with Menon Kitchens (optional)").fill("98900 98900");
    await dialog.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("dialog", { name: "Enquiry sent" })).toContainText(
      "We'll notify you when they answer.",
    );

    // She sees the number he typed, and writes back on WhatsApp or here.
    const owner = await (await browser.newContext()).newPage();
    await openAs(owner, asha, INBOX);
    await owner.getByRole("link", { name: /Ravi Kulkarni/ }).click();
    await expect(owner.getByRole("link", { name: "+91 98900 98900" })).toBeVisible();
    await expect(owner.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/919890098900\?text=Hello%20Ravi/,
    );
    await owner.getByLabel("Your reply").fill("Gladly. We come on Monday to measure.");
    await owner.getByRole("button", { name: "Send", exact: true }).click();
    await expect(owner.getByRole("list", { name: "Conversation" })).toContainText("We come on Monday");

    // Without a company or a listing he begins with what he sent.
    await page.goto("/connect-in?tab=my-feed");
    await page.getByRole("navigation", { name: "Daily tools" }).getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Enquiries" }).click();
    await expect(page.getByRole("tab", { name: "Sent" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("link", { name: /Menon Kitchens/ }).click();
    await expect(page.getByRole("list", { name: "Conversation" })).toContainText("We come on Monday");

    // A second one today is not typed in vain.
    await page.goto(`/business/${shop.slug}?enquire=${shop._id}`);
    await expect(dialog.getByText("You already sent an enquiry today.")).toBeVisible();
    await dialog.getByRole("link", { name: "Open it" }).click();
    await expect(page.getByRole("list", { name: "Conversation" })).toContainText("twelve feet");
  });
});
