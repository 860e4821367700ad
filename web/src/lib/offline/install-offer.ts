/** What Chromium sends when the site could be installed; no browser's types have it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(event: InstallEvent | null) {
  offered = event;
  for (const listener of listeners) listener();
}

/** The browser's own banner would come over a page: the offer waits in the menu. */
export function keepInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallEvent);
  });
  addEventListener("appinstalled", () => change(null));
}

export const installOffer = {
  isThere: () => offered !== null,
  onChange(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A browser lets each offer be used once. */
  async use() {
    const event = offered;
    change(null);
    await event?.prompt();
  },
};
