import { expect, expectAccessible, started, test, LOOKS } from "./journey.ts";

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

test.describe("on touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("icon buttons, chips and the × of a tag are 44 pixels wide and high", async ({ page }) => {
    await page.goto("/dev/ui");
    await started(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button[aria-label], button[aria-pressed]")].flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        // The target may be larger than what is drawn.
        const { content, top } = getComputedStyle(button, "::after");
        const more = content === "none" ? 0 : Math.max(0, -2 * Number.parseFloat(top));
        const isSmall = width > 0 && Math.min(width, height) + more < 44;
        return isSmall ? [`${button.ariaLabel ?? button.textContent}: ${width} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
