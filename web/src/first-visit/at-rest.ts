import { MINUTE_MS } from "@cardplaza/contract/time";
import { sayMoment } from "./rest-words.ts";

// A page that nobody uses still says what is open now. When its scripts run, they say it.
const root = document.documentElement;
const timer = setInterval(update, MINUTE_MS);
const idle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 50);

function update() {
  sayNext([...document.querySelectorAll<HTMLElement>("[data-rest]")]);
}

/** One at a time: a long list at once would block a slow phone. */
function sayNext([element, ...others]: HTMLElement[]): void {
  if ("alive" in root.dataset) clearInterval(timer);
  else if (element)
    idle(() => {
      if (!("alive" in root.dataset)) sayMoment(element, new Date());
      sayNext(others);
    });
}
update();
