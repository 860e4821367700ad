import { expect, test } from "vitest";
import { countInTitle, type TitledPage } from "./count-in-title.ts";

/** A page that tells of every change of its title. */
function pageNamed(title: string) {
  const listeners = new Set<() => void>();
  const page: TitledPage & { writes: number } = {
    writes: 0,
    get title() {
      return title;
    },
    set title(next) {
      title = next;
      page.writes++;
      for (const listener of listeners) listener();
    },
    follow(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
  return page;
}

test("the title begins with the count, and follows the page to the next screen", () => {
  const page = pageNamed("Profile · Cardplaza");
  const stop = countInTitle(page, 3);
  expect(page.title).toBe("(3) Profile · Cardplaza");
  page.title = "Notifications · Cardplaza";
  expect(page.title).toBe("(3) Notifications · Cardplaza");
  stop();
  expect(page.title).toBe("Notifications · Cardplaza");
  page.title = "Home · Cardplaza";
  expect(page.title).toBe("Home · Cardplaza");
});

test("the next count takes the place of the one before", () => {
  const page = pageNamed("Profile · Cardplaza");
  const stop = countInTitle(page, 3);
  stop();
  countInTitle(page, 100);
  expect(page.title).toBe("(99+) Profile · Cardplaza");
});

test("a title that begins with such a number keeps it", () => {
  const page = pageNamed("(2) rooms to let · Cardplaza");
  const stop = countInTitle(page, 1);
  expect(page.title).toBe("(1) (2) rooms to let · Cardplaza");
  stop();
  expect(page.title).toBe("(2) rooms to let · Cardplaza");
});

test("a page without a title gets none", () => {
  const page = pageNamed("");
  countInTitle(page, 3);
  expect(page.writes).toBe(0);
  page.title = "Feed · Cardplaza";
  expect(page.title).toBe("(3) Feed · Cardplaza");
});
