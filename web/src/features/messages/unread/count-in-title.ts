import { countText } from "../../to-answer/count-text.ts";

/** The page with its title, as far as it is needed here. */
export interface TitledPage {
  title: string;
  /** Calls after every change of the title; returns the end of it. */
  follow: (onChange: () => void) => () => void;
}

/** "(3) Messages · Cardplaza", whatever title the page has and gets. Returns the end of it. */
export function countInTitle(page: TitledPage, count: number): () => void {
  let own = page.title;
  let shown = own;
  const show = () => {
    // A new title of the page; between two of them there may be none.
    if (page.title !== shown) own = page.title;
    shown = own && `(${countText(count)}) ${own}`;
    if (page.title !== shown) page.title = shown;
  };
  show();
  const stop = page.follow(show);
  return () => {
    stop();
    if (page.title === shown) page.title = own;
  };
}
