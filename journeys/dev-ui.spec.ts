import { expectAccessible, started, test, LOOKS } from "./journey.ts";

for (const { colorScheme, width } of LOOKS) {
  test.describe(`the components, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test(`have no accessibility finding at ${width} px`, async ({ page }) => {
      await page.goto("/dev/ui");
      await started(page);
      await expectAccessible(page);
    });
  });
}
