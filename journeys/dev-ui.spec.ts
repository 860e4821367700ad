import { expectAccessible, started, test } from "./journey.ts";

// The page is long, so each theme is looked at in one width.
for (const { colorScheme, width } of [
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 1440 },
] as const) {
  test.describe(`the components, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test(`have no accessibility finding at ${width} px`, async ({ page }) => {
      await page.goto("/dev/ui");
      await started(page);
      await expectAccessible(page);
    });
  });
}
