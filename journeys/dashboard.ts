import type { Page } from "@playwright/test";

export const sidebar = (page: Page) => page.getByRole("navigation", { name: "Cards dashboard" });
