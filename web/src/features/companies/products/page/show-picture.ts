/** Brings a picture of the strip into sight without moving the page, which a link would. */
export function showPicture(strip: HTMLElement, at: number): boolean {
  const picture = strip.children[at];
  if (!(picture instanceof HTMLElement)) return false;
  strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft, behavior: "smooth" });
  return true;
}
