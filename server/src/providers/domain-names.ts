import { Resolver } from "node:dns/promises";

/** Looks up names in the public DNS. */
export interface DomainNames {
  /** The TXT records of a name, each as one text; an empty list if there are none. Throws if no server responds. */
  txt: (name: string) => Promise<string[]>;
}

/** The time in total, however many servers are tried. */
const RESPOND_WITHIN_MS = 6_000;
const NOT_THERE = new Set(["ENOTFOUND", "ENODATA", "ENONAME"]);

/** Without `servers` it uses those of this machine. A lookup takes a few seconds at most. */
export function createDomainNames(servers?: string[]): DomainNames {
  return {
    async txt(name) {
      // A new resolver each time, because it reads the machine's settings, which may have changed.
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
