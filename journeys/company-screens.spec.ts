import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "../server/src/sample/people.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs } from "./people.ts";

/**
 * A member of the sample data. Vikram has a company with products, enquiries and a requirement with quotes;
 * Ravi's offers IT services.
 */
async function sampleMember(request: APIRequestContext, name: "vikram" | "ravi") {
  const data = { email: `${name}@sample.cardplaza.in`, password: SAMPLE_PASSWORD };
  const response = await request.post("/api/auth/login", { data });
  const { token } = (await response.json()) as { token: string };
  const call = async <Answer>(path: string) => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Answer;
  };
  return { token, call };
}

async function look(page: Page, path: string, sign: (page: Page) => Locator) {
  await page.goto(path);
  await started(page);
  await expect(sign(page).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expectAccessible(page);
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });

for (const { colorScheme, width } of LOOKS) {
  const inThisLook = async (page: Page) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
  };

  test(`the screens of a company have no accessibility finding, ${colorScheme} at ${width} px`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { token, call } = await sampleMember(request, "vikram");
    await inThisLook(page);
    await openAs(page, { token }, "/");
    for (const tab of ["overview", "details", "team", "reviews", "it-services"])
      await look(page, `/company-profile?tab=${tab}`, heading("Deshmukh Fasteners"));
    await look(page, "/my-products", (at) => at.getByRole("link", { name: /^Hex bolt M12/ }));
    await page.getByRole("button", { name: "Import" }).click();
    await page
      .getByRole("dialog", { name: "Import products" })
      .getByLabel("CSV file")
      .setInputFiles({
        name: "bolts.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name,Price\nHex bolt M10,90\nHex bolt M6,cheap\n"),
      });
    await expect(page.getByText("2 products, 1 with problems.")).toBeVisible();
    await expectAccessible(page);
    await look(page, "/my-products?product=new", heading("Add product"));
    const { products } = await call<{ products: { _id: string; slug: string; status: string }[] }>(
      "/api/products/mine",
    );
    const product = products.find(({ status }) => status === "published");
    await look(page, `/my-products?product=${product?._id}`, heading("Edit product"));
    const { enquiries } = await call<{ enquiries: { _id: string }[] }>("/api/enquiries?scope=company");
    for (const { _id } of enquiries)
      await look(page, `/company-enquiries?enquiry=${_id}`, (at) =>
        at.getByRole("list", { name: "Conversation" }),
      );

    // Visitors see other parts than its own team.
    const visitor = await (await browser.newContext()).newPage();
    await inThisLook(visitor);
    await look(visitor, `/product/${product?.slug}`, (at) =>
      at.getByRole("button", { name: "Get best price" }),
    );
    await visitor.getByRole("link", { name: "Deshmukh Fasteners" }).first().click();
    await expect(heading("Deshmukh Fasteners")(visitor).first()).toBeVisible();
    for (const tab of await visitor.getByRole("tab").all()) {
      await tab.click();
      await expectAccessible(visitor);
    }
    const newcomer = await (await browser.newContext()).newPage();
    await inThisLook(newcomer);
    await openAs(newcomer, await memberNamed(request, "Meera Joshi"), "/company-onboarding");
    await expect(newcomer.getByLabel("Company name")).toBeVisible();
    await expectAccessible(newcomer);
  });

  test(`the screens of IT services have no accessibility finding, ${colorScheme} at ${width} px`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { token, call } = await sampleMember(request, "vikram");
    type Found = { _id: string; slug: string; name: string; title: string };
    const { providers } = await call<{ providers: Found[] }>("/api/it-services/providers");
    const { packages } = await call<{ packages: Found[] }>("/api/it-services/packages");
    const { requirements } = await call<{ requirements: Found[] }>("/api/it-services/requirements");
    const [first] = providers;
    const compared = providers.slice(0, 3).map(({ _id }) => _id);
    await inThisLook(page);
    await openAs(page, { token }, "/");
    await look(page, "/it-services", heading("IT services"));
    await look(page, `/it-services?provider=${first?.slug}`, heading(first?.name ?? ""));
    await look(page, `/it-services?package=${packages[0]?.slug}`, heading(packages[0]?.title ?? ""));
    await look(page, `/it-services?compare=${compared.join(",")}`, heading("Compare providers"));
    await look(page, `/it-services?view=post&invite=${compared.join(",")}`, heading("Post a requirement"));
    await look(page, "/it-services?view=requirements", heading(requirements[0]?.title ?? ""));
    await look(page, `/it-services?requirement=${requirements[0]?._id}`, heading(/Quotes/));

    const provider = await (await browser.newContext()).newPage();
    await inThisLook(provider);
    await openAs(provider, await sampleMember(request, "ravi"), "/");
    await look(provider, "/company-profile?tab=it-services", (at) => at.getByLabel("Smallest project"));
    await look(provider, `/it-services?requirement=${requirements[0]?._id}`, heading(/Your quote/));
    await look(provider, "/my-products?tab=packages", heading(/^Tally set-up/));
    await provider.getByRole("button", { name: "Add package" }).click();
    await expectAccessible(provider);
  });
}
