import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { ConsentPurpose } from "@cardplaza/contract/accounts/consents";
import { atLeast, inOrder, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";

type Contacts = Record<"name" | "email" | "mobile", AnyPgColumn>;
/** What administrators find members by. */
export const memberContacts = ({ name, email, mobile }: Contacts): SQL =>
  sql`(plain_letters(${name}) || ' ' || coalesce(${email}, '') || ' ' || coalesce(${mobile}, ''))`;

export const members = pgTable(
  "members",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /**
     * Lower-cased, so one address is one account. Null until one is given: a proven number alone makes an
     * account. Null again once the account has been erased.
     */
    email: text("email").unique(),
    /** An account has no claim to its address until the address is proven. */
    emailProvenAt: time("email_proven_at"),
    /** E.164 */
    mobile: text("mobile"),
    mobileProvenAt: time("mobile_proven_at"),
    passwordHash: text("password_hash"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** Exact to the day: the last sign-in, or the last call with a session. */
    lastActiveAt: time("last_active_at").notNull(),
    /** Set when the account was not used for years. Cleared when the member comes back. */
    inactivityWarnedAt: time("inactivity_warned_at"),
    /**
     * Set while a deletion is pending: the member is hidden now and erased at this time. A sign-in cancels
     * it.
     */
    erasesAt: time("erases_at"),
    erasedAt: time("erased_at"),
    /** Set while the account is suspended: the member is hidden and may do almost nothing. */
    suspendedAt: time("suspended_at"),
    /** When the suspension ends; null for good. */
    suspendedUntil: time("suspended_until"),
    /** Not shown to anybody, with all their data, but not erased. */
    isHidden: boolean("is_hidden")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${members.erasesAt} is not null or ${members.suspendedAt} is not null`,
      ),
  },
  (table) => [
    // Two accounts may have the same number, but only one can have proven it.
    uniqueIndex("members_proven_mobile")
      .on(table.mobile)
      .where(sql`${table.mobileProvenAt} is not null`),
    // For finding members to mention by the beginning of the name.
    index("members_name").on(sql`plain_letters(${table.name}) text_pattern_ops`),
    index("members_erases_at")
      .on(table.erasesAt)
      .where(sql`${table.erasesAt} is not null`),
    // For administrators, by any part of a name, an address or a number.
    index("members_contacts").using("gin", sql`${memberContacts(table)} gin_trgm_ops`),
    index("members_hidden")
      .on(table.id)
      .where(sql`${table.isHidden}`),
    index("members_suspended")
      .on(table.suspendedUntil)
      .where(sql`${table.suspendedAt} is not null`),
    inOrder(table.suspendedAt, table.suspendedUntil),
  ],
);
export type Member = typeof members.$inferSelect;

/** Signed-in devices. Only a hash of each token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    /** "Chrome on Android" */
    device: text("device").notNull(),
    /**
     * A token in a URL works only together with the cookie of the browser that began the sign-in. This is
     * the hash of that cookie. It is cleared after the first use.
     */
    addressProofHash: text("address_proof_hash"),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
  },
  (table) => [index("sessions_member_id").on(table.memberId)],
);
export type Session = typeof sessions.$inferSelect;

/** Browsers that a member has used to sign in. We mail the member about a new one. */
export const knownDevices = pgTable(
  "known_devices",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    deviceHash: text("device_hash").notNull(),
    firstSeenAt: time("first_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.deviceHash] })],
);

const CODE_PURPOSES = ["sign-in", "old-contact", "new-contact", "deletion", "verification", "claim"] as const;
const CODE_CHANNELS = ["email", "sms"] as const;
const LINK_KINDS = ["reset", "sign-up", "second-step", "oidc-state"] as const;

/** Six-digit codes sent to an address or a number, stored as keyed hashes. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    purpose: text("purpose").$type<(typeof CODE_PURPOSES)[number]>().notNull(),
    channel: text("channel").$type<(typeof CODE_CHANNELS)[number]>().notNull(),
    destination: text("destination").notNull(),
    /** Set when the code is for a signed-in account. */
    memberId: text("member_id").references(() => members.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [
    index("one_time_codes_destination").on(table.destination, table.createdAt),
    index("one_time_codes_member").on(table.memberId, table.purpose, table.createdAt),
    index("one_time_codes_expires_at").on(table.expiresAt),
    oneOf(table.purpose, CODE_PURPOSES),
    oneOf(table.channel, CODE_CHANNELS),
    atLeast(table.wrongTries, 0),
    inOrder(table.createdAt, table.expiresAt),
  ],
);

/** Long random codes for one use: reset links, sign-up codes, unfinished sign-ins. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    codeHash: text("code_hash").primaryKey(),
    kind: text("kind").$type<(typeof LINK_KINDS)[number]>().notNull(),
    memberId: text("member_id").references(() => members.id, { onDelete: "cascade" }),
    data: jsonb("data").$type<Record<string, string>>().notNull().default({}),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [
    index("one_time_links_expires_at").on(table.expiresAt),
    index("one_time_links_member").on(table.memberId),
    oneOf(table.kind, LINK_KINDS),
    atLeast(table.wrongTries, 0),
    inOrder(table.createdAt, table.expiresAt),
  ],
);

/** Append-only: the newest row of each purpose is the current state. */
export const consents = pgTable(
  "consents",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<(typeof ConsentPurpose.options)[number]>().notNull(),
    given: boolean("given").notNull(),
    version: text("version").notNull(),
    language: text("language").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("consents_member_id").on(table.memberId, table.at), oneOf(table.purpose, ConsentPurpose)],
);

/** Accounts at other services that can sign a member in. */
export const oidcIdentities = pgTable(
  "oidc_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("oidc_identities_member_id").on(table.memberId),
  ],
);

/** A member's authenticator app. */
export const secondSteps = pgTable(
  "second_steps",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Encrypted with a key of the server. */
    sealedSecret: text("sealed_secret").notNull(),
    confirmedAt: time("confirmed_at"),
    /** The last accepted time step, so that a code works only once. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    recoveryHashes: text("recovery_hashes").array().notNull().default([]),
  },
  (table) => [atLeast(table.lastStep, 0)],
);
