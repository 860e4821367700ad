import type { Page } from "@playwright/test";
import { file } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, newEmail, newMobile, openAs, PASSWORD, REFUSED_OR_CUT_OFF } from "./people.ts";

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function signUp(page: Page, name: string) {
  await page.getByLabel("Full name").fill(name);
  await page.getByRole("textbox", { name: "E-mail" }).fill(newEmail("kaveri"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("checkbox", { name: "I am 18" }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Later" }).click();
}

test("a visitor lists a business from /free-listing to the published page", async ({ page, browser }) => {
  test.slow();
  const name = "Kaveri Sweets and Savouries";
  const mobile = newMobile();
  await page.goto("/free-listing");
  await started(page);
  await page.getByRole("button", { name: "List my business free" }).click();
  await expect(page.getByLabel("Business name")).toBeFocused();
  await page.getByLabel("Business name").fill(name);
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByPlaceholder("Search categories").fill("halwai");
  await expect(page.getByRole("option")).toHaveCount(2);
  await page.getByRole("option", { name: "Caterers" }).click();
  await page.getByLabel("City", { exact: true }).fill("Bangalore");
  await page.getByLabel("Mobile").fill(mobile);
  await page.getByRole("button", { name: "List my business free" }).click();
  await expect(page).toHaveURL("/auth?tab=sign-up&redirect=%2Fbusiness-listing");
  await expect(page.getByText("Your business details are kept on this device.")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue(mobile);
  await signUp(page, "Kaveri Rao");

  // What was typed before the sign-up is there, and saved by itself.
  await expect(page).toHaveURL("/business-listing");
  await expect(page.getByLabel("Business name")).toHaveValue(name);
  await saved(page);
  await page
    .getByLabel("Description")
    .fill("Sweets and savouries, made fresh every morning behind the shop since 1974.");
  await page.getByRole("button", { name: "Add service" }).click();
  await page.getByLabel("Service 1", { exact: true }).fill("Mysore pak, 1 kg");
  await page.getByLabel("Price", { exact: true }).fill("620");
  await next(page);

  await expect(heading(page, "Address")).toBeVisible();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Bangalore");
  await page.getByLabel("Address line 1").fill("8th Cross");
  await page.getByLabel("PIN code").fill("560003");
  await expect(page.getByLabel("State")).toHaveValue("Karnataka");
  await page.getByLabel("Area or locality").fill("Malleswaram");
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await page.getByLabel("Monday opens").fill("9am");
  await page.getByLabel("Monday closes").fill("21:30");
  await page.getByLabel("Monday closes").blur();
  await expect(page.getByLabel("Monday closes")).toHaveValue("9:30 pm");
  await page.getByRole("button", { name: "Copy Monday to…" }).click();
  await page.getByLabel("All other days").check();
  await page.getByRole("button", { name: "Copy hours" }).click();
  await expect(page.getByLabel("Sunday opens")).toHaveValue("9 am");
  await next(page);

  await expect(page.getByLabel("Phone")).toHaveValue(mobile);
  await page.getByRole("button", { name: "UPI" }).click();
  await next(page);
  await page.getByLabel("Add photos").setInputFiles([await file("shop.jpg", "#884422")]);
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
  await saved(page);
  await next(page);

  await expect(page.getByRole("article", { name: "Preview" })).toContainText("Mysore pak, 1 kg");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(heading(page, "Your listing is live.")).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expect(page.getByAltText(`QR code of the page of ${name}`)).toBeVisible();
  const poster = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download poster" }).click();
  expect((await poster).suggestedFilename()).toMatch(/^Business-kaveri-sweets-.+\.png$/);
  // From now on the site knows that there is a listing.
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Free Listing" })).toHaveCount(0);
  await page.getByRole("link", { name: "View your page" }).click();
  await expect(page).toHaveURL(/\/business\/kaveri-sweets-and-savouries-[0-9a-z]{20}$/);
  await expect(heading(page, name)).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  // Found by either name of the city, in the search and in the directory.
  await visitor.goto("/search?q=kaveri+sweets&city=Bangalore");
  await expect(visitor.getByRole("link", { name }).first()).toBeVisible();
  await visitor.goto("/businesses?city=Bengaluru&category=caterers&q=Kaveri");
  await visitor.getByRole("link", { name }).first().click();
  await expect(heading(visitor, name)).toBeVisible();
  await page.goto("/free-listing");
  await expect(page).toHaveURL("/business-profile");
});

test.describe("when something goes wrong", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("nothing typed is lost, a second tab is warned, and a business that is listed can be claimed", async ({
    page,
    request,
    context,
  }) => {
    test.slow();
    const [asha, ravi] = [
      await memberNamed(request, "Asha Menon"),
      await memberNamed(request, "Ravi Kulkarni"),
    ];
    const name = "Rao Dry Fruits";
    const phone = newMobile();
    const fields = {
      name,
      phone,
      category: "caterers",
      description: "Sweets and savouries, made fresh every morning behind the shop since 1974.",
      address: {
        line1: "8th Cross",
        locality: "Malleswaram",
        city: "Bengaluru",
        state: "Karnataka",
        pin: "560055",
      },
    };
    const listingOf = async ({ token }: { token: string }) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await request.post("/api/business-listings", { headers, data: fields });
      return { headers, id: ((await response.json()) as { _id: string })._id };
    };
    const ravis = await listingOf(ravi);
    await request.post(`/api/business-listings/${ravis.id}/submit`, { headers: ravis.headers, data: {} });
    await listingOf(asha);

    await openAs(page, asha, "/business-listing");
    await page.route("/api/business-listings/*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.fallback(),
    );
    await page.getByLabel("In business since").fill("1974");
    await expect(page.getByText("Not saved. We could not reach the server.")).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByLabel("In business since")).toHaveValue("1974");
    await saved(page);

    const other = await context.newPage();
    await openAs(other, asha, "/business-listing?step=contact");
    await other.getByLabel("E-mail").fill("shop@kaveri.example.in");
    await saved(other);
    await page.getByLabel("In business since").fill("1975");
    const notice = page.getByRole("alert").filter({ hasText: "This was changed elsewhere." });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Show the latest version" }).click();
    await saved(page);
    await expect(page.getByLabel("In business since")).toHaveValue("1975");

    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog", { name: `This looks like ${name}. Claim it instead?` });
    await expect(dialog.getByRole("link", { name: "Claim it" })).toHaveAttribute(
      "href",
      `/business/${ravis.id}?claim=1`,
    );
    await dialog.getByRole("button", { name: "It is another business" }).click();
    await expect(heading(page, "Submitted. Most listings are reviewed within 1 working day.")).toBeVisible();
  });
});

for (const { colorScheme, width } of LOOKS) {
  test(`its screens have no accessibility finding, ${colorScheme} at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/free-listing");
    await started(page);
    await page.getByRole("button", { name: "List my business free" }).click();
    await expectAccessible(page);
    await openAs(page, await memberNamed(request, "Kaveri Rao"), "/business-listing");
    await page.getByLabel("Business name").fill("Kaveri Sweets");
    await page.getByRole("button", { name: "Add service" }).click();
    await expectAccessible(page);
    for (const step of ["Address", "How customers reach you", "Logo and cover"]) {
      await next(page);
      await expect(heading(page, step)).toBeVisible();
      await expectAccessible(page);
    }
    await next(page);
    await expect(page.getByText("Before you publish", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "PIN code" }).click();
    await expect(page.getByLabel("PIN code")).toBeFocused();
    await expectAccessible(page);
  });
}
