import type { Api } from "@cardplaza/contract/api";
import type { Handlers } from "@cardplaza/contract/endpoint";
import type { Config } from "./config.ts";
import type { Member, Session } from "./features/accounts/accounts.table.ts";
import type { SignedInAdmin } from "./features/audit/admin.table.ts";
import type { CardEventLog } from "./features/cards/events/card-event-log.ts";
import type { HtmlCache } from "./pages/html-cache.ts";
import type { Bus } from "./platform/bus.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import type { RateLimits } from "./platform/http/rate-limits.ts";
import type { Job, Jobs } from "./platform/jobs.ts";
import type { LiveStreams } from "./platform/live/live.ts";
import type { Log } from "./platform/log.ts";
import type { OutsideNetwork } from "./platform/outside-network.ts";
import type { Messenger } from "./providers/messenger.ts";
import type { DomainNames } from "./providers/domain-names.ts";
import type { FileStore } from "./providers/file-store.ts";
import type { Registry } from "./registry/registry.ts";
import type { Payments } from "./providers/payments/open-payments.ts";

/** What the process has, for everyone. */
export interface Services {
  config: Config;
  /** Where the product is reached from outside, without a last slash. */
  origin: string;
  clock: Clock;
  db: Db;
  log: Log;
  bus: Bus;
  jobs: Jobs<JobContext>;
  live: LiveStreams;
  limits: RateLimits;
  files: FileStore;
  messenger: Messenger;
  /** For calls to addresses that members name. */
  network: OutsideNetwork;
  names: DomainNames;
  payments: Payments;
  pages: HtmlCache;
  /** What the rooms have registered. */
  registry: Registry;
  cardEvents: CardEventLog;
}

/** What a job works with. */
export interface JobContext extends Services {
  now: Date;
}

export type AnyJob = Job<JobContext, never>;

/** What a call works with: an argument everywhere, never a global. */
export interface Context extends Services {
  now: Date;
  member: Member | null;
  session: Session | null;
  admin: SignedInAdmin | null;
  caller: Caller;
}

export interface MemberContext extends Context {
  member: Member;
  session: Session;
}

export interface AdminContext extends Context {
  admin: SignedInAdmin;
}

export interface Caller {
  requestId: string;
  address: string;
  userAgent: string;
  /** The one the browser prefers, such as "hi-IN". */
  language?: string;
  /** The page that led to ours: a browser tells it itself, because its `Referer` is then our own page. */
  referrer?: string;
  cookies: Record<string, string | undefined>;
  /** What of a file is wanted, and what of it is known already. */
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
  /** True where the token came to this browser in an address (product: trap 1). */
  tokenFromAddress: boolean;
  /** Ends when the caller goes away or the server stops. */
  signal?: AbortSignal;
}

interface Contexts {
  none: Context;
  member: MemberContext;
  premium: MemberContext;
  admin: AdminContext;
}

export type HandlersOf<T> = Handlers<T, Contexts>;
export type AllHandlers = HandlersOf<Api>;
