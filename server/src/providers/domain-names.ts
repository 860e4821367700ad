import { Resolver } from "node:dns/promises";

/** What the world's name servers say. */
export interface DomainNames {
  /** The TXT records of a name, each as one text; none where there are none. Fails where nobody answers. */
  txt: (name: string) => Promise<string[]>;
}

/** However many servers there are to ask. */
const RESPOND_WITHIN_MS = 6_000;
const NOT_THERE = new Set(["ENOTFOUND", "ENODATA", "ENONAME"]);

/** Without `servers`, those that this machine uses. A question takes a few seconds at most. */
export function createDomainNames(servers?: string[]): DomainNames {
  return {
    async txt(name) {
      // A new one each time: it reads the machine's settings, which may have changed.
      const resolver = new Resolver({ timeout: 2000, tries: 2 });
      if (servers) resolver.setServers(servers);
      const deadline = setTimeout(() => resolver.cancel(), RESPOND_WITHIN_MS);
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
      } catch (error) {
        if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? "")) return [];
        throw error;
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
