import { expectAccessible, started, test } from "./journey.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`the components, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const width of [390, 1440]) {
      test(`have no accessibility finding at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/dev/ui");
        await started(page);
        await expectAccessible(page);
      });
    }
  });
}
