import type { Api } from "@cardplaza/contract/api";
import type { Handlers } from "@cardplaza/contract/endpoint";
import type { Config } from "./config.ts";
import type { Member, Session } from "./features/accounts/accounts.table.ts";
import type { SignedInAdmin } from "./features/audit/admin.table.ts";
import type { CardEventLog } from "./features/cards/events/card-event-log.ts";
import type { PushSender } from "./features/push/push-sender.ts";
import type { HtmlCache } from "./pages/html-cache.ts";
import type { PageChanges } from "./pages/page-changes.ts";
import type { Bus } from "./platform/bus/bus.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import type { RateLimits } from "./platform/http/rate-limits.ts";
import type { Job, Jobs } from "./platform/jobs.ts";
import type { LiveStreams } from "./platform/live/live.ts";
import type { Log } from "./platform/log.ts";
import type { OutsideNetwork } from "./platform/outside/outside-network.ts";
import type { Messenger } from "./providers/messenger.ts";
import type { DomainNames } from "./providers/domain-names.ts";
import type { FileStore } from "./providers/file-store.ts";
import type { Registry } from "./registry/registry.ts";
import type { Payments } from "./providers/payments/open-payments.ts";

/** What all calls and jobs of the process share. */
export interface Services {
  config: Config;
  /** The public address of the product, without a last slash. */
  origin: string;
  clock: Clock;
  db: Db;
  /** For notes of what was sent: see `platform/database.ts`. */
  notes: Db;
  log: Log;
  bus: Bus;
  jobs: Jobs<JobContext>;
  live: LiveStreams;
  limits: RateLimits;
  files: FileStore;
  messenger: Messenger;
  /** The network for calls to addresses that members enter. */
  network: OutsideNetwork;
  names: DomainNames;
  payments: Payments;
  pages: HtmlCache;
  pageChanges: PageChanges;
  /** What the rooms have registered. */
  registry: Registry;
  cardEvents: CardEventLog;
  pushes: PushSender;
}

export interface JobContext extends Services {
  now: Date;
}

/** A job that acts for a member. */
export interface MemberJobContext extends JobContext {
  member: Member;
}

export type AnyJob = Job<JobContext, never>;

/** The context of one call. It is always passed as an argument, never global. */
export interface Context extends Services {
  now: Date;
  member: Member | null;
  session: Session | null;
  admin: SignedInAdmin | null;
  /** Set while an administrator looks at the product as `member`: nothing can be written. */
  viewId?: string;
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
  /** The browser's preferred language, such as "hi-IN". */
  language?: string;
  /** The page that led to ours. The browser sends it as data, because its `Referer` header is our own page. */
  referrer?: string;
  cookies: Record<string, string | undefined>;
  /** The requested part of a file, and the version that the caller already has. */
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
  /** True if this browser received the token in an address (see docs/decisions/0009). */
  tokenFromAddress: boolean;
  /** Aborted when the caller leaves or the server stops. */
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
