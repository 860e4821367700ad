import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "./platform/database.ts";
import { migrateDatabase } from "./platform/database.ts";
import { createOldDatabase } from "./testing/old-database/old-database.ts";

// Writes to the database directly, without verbs and schemas, to show that the database itself refuses. The
// database of the version before has a row in nearly every table, which these tests use.

/** By table and column: values, written as SQL, that the column must refuse. */
const FORBIDDEN: Record<string, Record<string, string[]>> = {
  account_exports: {
    bytes: ["-1"],
    progress: ["-1", "101"],
    status: ["'unheard-of'"],
  },
  account_looks: {
    kind: ["'unheard-of'"],
    role: ["'unheard-of'"],
  },
  admins: {
    role: ["'unheard-of'"],
    totp_last_step: ["-1"],
  },
  asks: {
    budget_paise: ["-1"],
  },
  audit_checkpoints: {
    kind: ["'unheard-of'"],
    seq: ["0"],
  },
  audit_head: {
    broken_at: ["0"],
    id: ["0", "2"],
    seq: ["0"],
  },
  audit_log: {
    hash_version: ["0", "3"],
    role: ["'unheard-of'"],
    seq: ["0"],
  },
  audit_payloads: {
    seq: ["0"],
  },
  card_days: {
    channel: ["'unheard-of'"],
    count: ["-1"],
    source: ["'unheard-of'"],
    type: ["'unheard-of'"],
  },
  card_events: {
    channel: ["'unheard-of'"],
    link_key: ["'unheard-of'"],
    source: ["'unheard-of'"],
    type: ["'unheard-of'"],
  },
  card_verifications: {
    method: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  card_videos: {
    bytes: ["0"],
    height: ["0"],
    kind: ["'unheard-of'"],
    seconds: ["-1"],
    type: ["'unheard-of'"],
    width: ["0"],
  },
  card_visits: {
    source: ["'unheard-of'"],
  },
  cards: {
    kind: ["'unheard-of'"],
    theme: ["'unheard-of'"],
  },
  chapter_attendance: {
    state: ["'unheard-of'"],
    way: ["'unheard-of'"],
  },
  chapter_meetings: {
    duration_min: ["29", "181"],
    status: ["'unheard-of'"],
  },
  chapter_members: {
    role: ["'unheard-of'"],
    status: ["'unheard-of'"],
    target_points: ["9", "1001"],
  },
  chapter_points: {
    kind: ["'unheard-of'"],
    points: ["-1"],
  },
  chapter_visitors: {
    outcome: ["'unheard-of'"],
  },
  chapters: {
    duration_min: ["29", "181"],
    fee_paise: ["-1", "100000001"],
    fee_per: ["'unheard-of'"],
    frequency: ["'unheard-of'"],
    max_members: ["4", "101"],
    seated: ["-1"],
    status: ["'unheard-of'"],
    weekday: ["-1", "7"],
  },
  claims: {
    method: ["'unheard-of'"],
    owner_answer: ["'unheard-of'"],
    role: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  comments: {
    replies: ["-1"],
  },
  companies: {
    follower_count: ["-1"],
    lat: ["-91", "91"],
    lng: ["-181", "181"],
    rating_count: ["-1"],
    rating_sum: ["-1"],
    reply_median_min: ["-1"],
    reply_rate: ["-1", "101"],
    size: ["'unheard-of'"],
    status: ["'unheard-of'"],
    type: ["'unheard-of'"],
  },
  company_days: {
    calls: ["-1"],
    followers: ["-1"],
    views: ["-1"],
    whatsapp: ["-1"],
  },
  company_visits: {
    kind: ["'unheard-of'"],
  },
  consents: {
    purpose: ["'unheard-of'"],
  },
  contacts: {
    source: ["'unheard-of'"],
  },
  directory_entries: {
    rating_count: ["-1"],
    rating: ["-1", "6"],
  },
  connection_notes: {
    tags: ["array_fill('a'::text, array[11])"],
  },
  connections: {
    second_id: ["''"],
    status: ["'unheard-of'"],
  },
  conversation_members: {
    left_seq: ["joined_seq - 1"],
    role: ["'unheard-of'"],
    standing: ["'unheard-of'"],
  },
  conversations: {
    head_seq: ["-1"],
    kind: ["'unheard-of'"],
    request: ["'unheard-of'"],
  },
  enquiries: {
    budget_paise: ["-1"],
    won_paise: ["0"],
    quantity: ["0"],
    status: ["'unheard-of'"],
    target_type: ["'unheard-of'"],
  },
  enquiry_counts: {
    count: ["-1"],
    status: ["'unheard-of'"],
    target_type: ["'unheard-of'"],
  },
  enquiry_messages: {
    from_side: ["'unheard-of'"],
  },
  enquiry_quotes: {
    amount_paise: ["0"],
    status: ["'unheard-of'"],
  },
  explored_posts: {
    place: ["0"],
  },
  explored_tags: {
    place: ["0"],
    posts: ["0"],
  },
  idempotent_answers: {
    status: ["99", "600"],
  },
  invoice_numbers: {
    last: ["-1"],
  },
  introductions: {
    status: ["'unheard-of'"],
  },
  invoices: {
    amount_paise: ["0"],
  },
  it_packages: {
    category: ["'unheard-of'"],
    flags: ["'{unheard-of}'"],
    status: ["'unheard-of'"],
  },
  it_providers: {
    hourly_max_paise: ["0"],
    hourly_min_paise: ["0"],
    min_project_paise: ["0"],
    rating_count: ["-1"],
    rating_sum: ["-1"],
  },
  it_quotes: {
    amount_paise: ["0"],
    days: ["0", "731"],
    status: ["'unheard-of'"],
  },
  it_requirements: {
    budget: ["'unheard-of'"],
    category: ["'unheard-of'"],
    mode: ["'unheard-of'"],
    status: ["'unheard-of'"],
    timeline: ["'unheard-of'"],
  },
  job_application_events: {
    kind: ["'unheard-of'"],
    news: ["'unheard-of'"],
    side: ["'unheard-of'"],
    stage: ["'unheard-of'"],
  },
  job_applications: {
    current_ctc_paise: ["-1"],
    expected_ctc_paise: ["-1"],
    experience_years: ["-1", "41"],
    match_score: ["-1", "101"],
    notice_days: ["-1", "366"],
    rating: ["0", "6"],
    reached: ["'unheard-of'"],
    reminders: ["-1", "3"],
    stage: ["'unheard-of'"],
  },
  job_employers: {
    counted: ["-1", "21"],
    median_days: ["-1"],
    reply_rate: ["-1", "101"],
  },
  job_interviews: {
    mode: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  jobs: {
    applicants: ["-1"],
    apply_mode: ["'unheard-of'"],
    education: ["'unheard-of'"],
    employment_type: ["'unheard-of'"],
    exp_max: ["-1"],
    exp_min: ["-1", "41"],
    notice_max_days: ["-1", "91"],
    openings: ["0", "1000"],
    period: ["'unheard-of'"],
    salary_max_paise: ["99"],
    salary_min_paise: ["0"],
    skills: ["array_fill('x'::text, array[16])"],
    status: ["'unheard-of'"],
    views: ["-1"],
    work_mode: ["'unheard-of'"],
  },
  lead_counts: {
    count: ["-1"],
    status: ["'unheard-of'"],
  },
  lead_steps: {
    type: ["'unheard-of'"],
  },
  leads: {
    follow_up_status: ["'unheard-of'"],
    source: ["'unheard-of'"],
  },
  listing_days: {
    calls: ["-1"],
    directions: ["-1"],
    views: ["-1"],
    website: ["-1"],
    whatsapp: ["-1"],
  },
  listing_visits: {
    kind: ["'unheard-of'"],
  },
  listings: {
    flags: ["'{unheard-of}'"],
    lat: ["-91", "91"],
    lng: ["-181", "181"],
    payments: ["'{unheard-of}'"],
    rating_count: ["-1"],
    rating_sum: ["-1"],
    reply_median_min: ["-1"],
    status: ["'unheard-of'"],
  },
  case_steps: {
    step: ["'unheard-of'"],
  },
  cases: {
    appeal: ["'unheard-of'"],
    class: ["'unheard-of'"],
    reports: ["-1"],
    status: ["'unheard-of'"],
  },
  message_cases: {
    reports: ["-1"],
    status: ["'unheard-of'"],
  },
  message_clocks: {
    change: ["-1"],
    day_count: ["-1"],
    minute_count: ["-1"],
  },
  message_files: {
    kind: ["'unheard-of'"],
    place: ["-1"],
    seconds: ["0"],
  },
  message_outcomes: {
    kind: ["'unheard-of'"],
  },
  message_reactions: {
    emoji: ["'unheard-of'"],
    seq: ["0"],
  },
  message_settings: {
    requests_from: ["'unheard-of'"],
  },
  messages: {
    changed_seq: ["seq - 1"],
    kind: ["'unheard-of'"],
    seq: ["0"],
    status: ["'unheard-of'"],
    warning: ["'unheard-of'"],
  },
  muted_words: {
    words: ["array_fill('x'::text, array[101])"],
  },
  notification_choices: {
    type: ["'unheard-of'"],
  },
  notifications: {
    count: ["0"],
    type: ["'unheard-of'"],
  },
  one_to_ones: {
    second_id: ["''"],
    status: ["'unheard-of'"],
  },
  member_measures: {
    kind: ["'unheard-of'"],
    days: ["0"],
  },
  one_time_codes: {
    channel: ["'unheard-of'"],
    purpose: ["'unheard-of'"],
    wrong_tries: ["-1"],
  },
  one_time_links: {
    kind: ["'unheard-of'"],
    wrong_tries: ["-1"],
  },
  payment_orders: {
    amount_paise: ["0"],
    currency: ["'unheard-of'"],
    provider: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  payments: {
    amount_paise: ["0"],
    currency: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  poll_votes: {
    option: ["-1", "4"],
  },
  post_edits: {
    visibility: ["'unheard-of'"],
  },
  post_reactions: {
    kind: ["'unheard-of'"],
  },
  posts: {
    celebrations: ["-1"],
    comments: ["-1"],
    insights: ["-1"],
    kind: ["'unheard-of'"],
    likes: ["-1"],
    status: ["'unheard-of'"],
    supports: ["-1"],
    visibility: ["'unheard-of'"],
  },
  premium_periods: {
    reminded_days: ["-1"],
  },
  products: {
    availability: ["'unheard-of'"],
    gst_rate: ["-1", "101"],
    images: ["array_fill('x'::text, array[7])"],
    moq: ["0"],
    price_max_paise: ["price_paise"],
    price_paise: ["0"],
    price_type: ["'unheard-of'"],
    rating_count: ["-1"],
    rating_sum: ["-1"],
    status: ["'unheard-of'"],
    unit: ["'unheard-of'"],
  },
  profiles: {
    aim: ["'unheard-of'"],
    handles: ["array_fill('a'::text, array[7])"],
    languages: ["array_fill('a'::text, array[11])"],
    open_to: ["'{unheard-of}'"],
    show_email: ["'unheard-of'"],
    show_phone: ["'unheard-of'"],
    skills: ["array_fill('a'::text, array[31])"],
    visibility: ["'unheard-of'"],
  },
  qr_codes: {
    score: ["-1", "101"],
  },
  referral_events: {
    way: ["'unheard-of'"],
    by: ["'unheard-of'"],
    status: ["'unheard-of'"],
  },
  referrals: {
    decline_reason: ["'unheard-of'"],
    est_paise: ["0", "100000000001"],
    heat: ["0", "6"],
    status: ["'unheard-of'"],
    type: ["'unheard-of'"],
    won_paise: ["0", "100000000001"],
  },
  refund_requests: {
    status: ["'unheard-of'"],
  },
  review_requests: {
    target_type: ["'unheard-of'"],
  },
  review_tools: {
    target_type: ["'unheard-of'"],
  },
  reviews: {
    flags: ["'{unheard-of}'"],
    helpful_count: ["-1"],
    quality_score: ["0", "6"],
    rating: ["0", "6"],
    schedule_score: ["0", "6"],
    source: ["'unheard-of'"],
    status: ["'unheard-of'"],
    target_type: ["'unheard-of'"],
    value_score: ["0", "6"],
  },
  saved_searches: {
    alert: ["'unheard-of'"],
  },
  search_entries: {
    audience: ["'unheard-of'"],
    completeness: ["-1", "101"],
    moq: ["0"],
    price_max_paise: ["-1"],
    price_paise: ["-1"],
    rating_count: ["-1"],
    rating_sum: ["-1"],
    type: ["'unheard-of'"],
  },
  search_fills: {
    type: ["'unheard-of'"],
    version: ["0"],
  },
  second_steps: {
    last_step: ["-1"],
  },
  suggestions: {
    mutual: ["-1"],
    place: ["-1"],
  },
  team_templates: {
    locks: ["'unheard-of'"],
    theme: ["'unheard-of'"],
  },
  test_gateway_records: {
    kind: ["'unheard-of'"],
  },
  thank_yous: {
    amount_paise: ["0", "100000000001"],
    kind: ["'unheard-of'"],
  },
  ticket_numbers: {
    last: ["-1"],
  },
  ticket_steps: {
    status: ["'unheard-of'"],
  },
  outside_answers: {
    status: ["'unheard-of'"],
    target_type: ["'unheard-of'"],
    way: ["'unheard-of'"],
  },
  push_messages: { attempts: ["-1"] },
  stored_resumes: { bytes: ["0"] },
  tickets: {
    status: ["'unheard-of'"],
    topic: ["'unheard-of'"],
  },
  uploads: {
    bytes: ["0"],
    height: ["0"],
    kind: ["'unheard-of'"],
    purpose: ["'unheard-of'"],
    type: ["'unheard-of'"],
    width: ["0"],
  },
  webhook_deliveries: {
    attempts: ["-1"],
    event: ["'unheard-of'"],
    state: ["'unheard-of'"],
  },
  webhooks: {
    events: ["'{unheard-of}'"],
    failures: ["-1"],
  },
};

/** Values without which the column may not have one. */
const besides = (table: string, column: string) =>
  TOGETHER.find((each) => each.table === table && column in each.filled)?.filled;

/** Times of which the second is never before the first. */
const ORDERS: [table: string, first: string, second: string][] = [
  ["members", "suspended_at", "suspended_until"],
  ["member_measures", "created_at", "ended_at"],
  ["member_notes", "created_at", "edited_at"],
  ["member_views", "created_at", "ends_at"],
  ["account_exports", "created_at", "expires_at"],
  ["asks", "created_at", "ends_at"],
  ["case_steps", "at", "reversed_at"],
  ["cases", "opened_at", "closed_at"],
  ["card_verifications", "verified_at", "ends_at"],
  ["cards", "deleted_at", "wiped_at"],
  ["claims", "created_at", "answer_by"],
  ["claim_questions", "asked_at", "answered_at"],
  ["companies", "deleted_at", "erased_at"],
  ["company_invites", "created_at", "ends_at"],
  ["enquiries", "created_at", "ends_at"],
  ["enquiry_quotes", "created_at", "ended_at"],
  ["introductions", "at", "ends_at"],
  ["invoices", "period_starts_at", "period_ends_at"],
  ["it_requirements", "created_at", "expires_at"],
  ["jobs", "deleted_at", "erased_at"],
  ["lead_merges", "merged_at", "undo_until"],
  ["listings", "deleted_at", "wiped_at"],
  ["one_time_codes", "created_at", "expires_at"],
  ["one_time_links", "created_at", "expires_at"],
  ["outside_answers", "claimed_at", "answered_at"],
  ["premium_periods", "starts_at", "ends_at"],
  ["products", "deleted_at", "erased_at"],
  ["qr_codes", "created_at", "expires_at"],
  ["team_invites", "created_at", "expires_at"],
  ["tickets", "created_at", "acknowledge_by"],
  ["tickets", "acknowledge_by", "resolve_by"],
];

/** Columns of which all are null or none is, each with a value that it takes. */
const TOGETHER: { table: string; filled: Record<string, string> }[] = [
  {
    table: "notification_preferences",
    filled: { quiet_from: "'22:00'", quiet_to: "'07:00'", quiet_zone: "'Asia/Kolkata'" },
  },
  { table: "cases", filled: { taken_by: "(select min(id) from admins)", taken_until: "now()" } },
  { table: "cases", filled: { appeal: "'open'", appealed_at: "now()" } },
  { table: "admins", filled: { invite_hash: "'h'", invite_ends_at: "now()" } },
  { table: "conversations", filled: { request: "'asked'", request_at: "now()" } },
  { table: "chapter_attendance", filled: { pending_at: "now()", pending_sent_at: "now()" } },
  { table: "job_application_events", filled: { news: "'declined'", details: "'{}'" } },
  {
    table: "reviews",
    filled: { quality_score: "1", schedule_score: "1", recommends: "true", value_score: "1" },
  },
];

/** Columns that are filled exactly if another one has this value. */
const GIVEN_WITH: [table: string, column: string, other: string, value: string, given?: string][] = [
  ["conversations", "chapter_id", "kind", "'chapter'"],
  ["message_files", "seconds", "kind", "'voice'", "1"],
  ["messages", "note", "kind", "'note'", "'{}'"],
  ["post_edits", "chapter_id", "visibility", "'chapter'"],
  ["posts", "chapter_id", "visibility", "'chapter'"],
];

/** Columns whose names suggest a fixed set of values, but which have none. */
const FREE_TEXTS = [
  // What a person does, in their own words; and where they live.
  "cards.role",
  "chapters.state",
  "companies.state",
  "contacts.role",
  "profiles.state",
  "listings.state",
  "search_entries.state",
  // Kinds that any feature may add, by registering them.
  "reports.target_type",
  "cases.kind",
  "audit_log.target_type",
  "search_pings.target_type",
  // Kinds of notices: a new one is an entry of its room.
  "notifications.kind",
  "notification_kind_choices.kind",
  // The payment provider's own name.
  "payment_events.event",
];

let database: Awaited<ReturnType<typeof createOldDatabase>>;

beforeAll(async () => {
  database = await createOldDatabase();
  await migrateDatabase(database.url);
  for (const row of MORE_ROWS) await database.db.execute(row);
});
afterAll(() => database.close());

/** Rows for tables that are empty in the old database. */
const member = sql`(select min(id) from members)`;
const admin = sql`(select min(id) from admins)`;
const MORE_ROWS = [
  sql`insert into notification_kind_choices (member_id, kind, email) values (${member}, 'lead.received', false)`,
  sql`insert into audit_checkpoints (seq, kind, hash, at) values (1, 'added', '', now())`,
  sql`insert into audit_payloads (seq, about) values (1, '{}')`,
  sql`insert into claim_questions (id, claim_id, asked_by, question, asked_at) values ('q', (select min(id) from claims), ${admin}, '', now())`,
  sql`insert into member_measures (id, member_id, kind, reason, created_at) values ('m', ${member}, 'warning', '', now())`,
  sql`insert into account_looks (id, member_id, admin_id, role, kind, created_at) values ('l', ${member}, 'a', 'support', 'look', now())`,
  sql`insert into sessions (id, member_id, token_hash, device, created_at, last_used_at) values ('s', ${member}, 't', 'Test', now(), now())`,
  sql`insert into push_subscriptions (id, member_id, session_id, endpoint, p256dh, auth, device, created_at, renewed_at) values ('p', ${member}, 's', 'https://push.example/p', 'k', 'a', 'Test', now(), now())`,
  sql`insert into push_messages (subscription_id, tag, notification_id, host, due_at, expires_at) values ('p', 't', 'n', 'push.example', now(), now())`,
  sql`insert into notification_preferences (member_id) values (${member})`,
  sql`insert into sms_notices (id, member_id, notification_id, about, created_at) values ('s', ${member}, 'n', 'lead:1', now())`,
  sql`insert into outside_answers (id, target_type, target_id, member_id, asked_id, asked_at, way, claimed_at) values ('o', 'lead', 'l', ${member}, ${member}, now(), 'call', now())`,
  sql`insert into admin_sessions (id, admin_id, token_hash, created_at, last_used_at) values ('s', ${admin}, 't', now(), now())`,
  sql`insert into member_notes (id, member_id, admin_id, text, created_at) values ('n', ${member}, ${admin}, '', now())`,
  sql`insert into member_views (id, member_id, admin_session_id, token_hash, created_at, ends_at) values ('v', ${member}, 's', 't', now(), now())`,
  sql`insert into enquiry_quotes (id, enquiry_id, amount_paise, valid_till, created_at) values ('q', (select min(id) from enquiries), 1, now(), now())`,
  sql`insert into one_time_links (code_hash, kind, created_at, expires_at) values ('c', 'reset', now(), now())`,
  sql`insert into companies (id, owner_id, created_at, updated_at) values ('c', ${member}, now(), now())`,
  sql`insert into company_managers (company_id, member_id, joined_at) values ('c', ${member}, now())`,
  sql`insert into company_invites (id, company_id, email, code_hash, created_at, ends_at) values ('i', 'c', 'a@b.example', 'h', now(), now())`,
  sql`insert into company_followers (company_id, member_id, followed_at) values ('c', ${member}, now())`,
  sql`insert into company_days (company_id, day) values ('c', now())`,
  sql`insert into company_visits (hour, company_id, visitor) values (now(), 'c', 'v')`,
  sql`insert into products (id, company_id, price_type, price_paise, created_at, updated_at) values ('p', 'c', 'fixed', 100, now(), now())`,
  sql`insert into it_providers (company_id, focus, min_project_paise, hourly_min_paise, hourly_max_paise, created_at, updated_at) values ('c', '[]', 1, 1, 1, now(), now())`,
  sql`insert into it_packages (id, company_id, title, category, tiers, created_at, updated_at) values ('p', 'c', 'Website', 'web', '[]', now(), now())`,
  sql`insert into it_requirements (id, buyer_id, title, description, category, budget, timeline, mode, created_at, expires_at) values ('r', ${member}, 'Website', '', 'web', 'not-sure', 'flexible', 'open', now(), now())`,
  sql`insert into it_invitations (requirement_id, company_id) values ('r', 'c')`,
  sql`insert into it_quotes (id, requirement_id, company_id, amount_paise, days, scope, valid_till, created_at) values ('q', 'r', 'c', 1, 1, '', now(), now())`,
  sql`insert into jobs (id, company_id, title, salary_min_paise, valid_through, created_at, updated_at) values ('j', 'c', 'Clerk', 100, now(), now(), now())`,
  sql`insert into job_edits (id, job_id, fields, at) values ('e', 'j', '{Salary}', now())`,
  sql`insert into job_marks (member_id, job_id, saved_at) values (${member}, 'j', now())`,
  sql`insert into open_jobs (job_id, company_id, opened_at, valid_through, exp_min, skill_keys, city_keys, keys) values ('j', 'c', now(), now(), 0, '{}', '{}', '')`,
  sql`insert into job_applications (id, job_id, company_id, member_id, applied_at) values ('a', 'j', 'c', ${member}, now())`,
  sql`insert into job_application_events (id, application_id, kind, side, at) values ('e', 'a', 'stage', 'applicant', now())`,
  sql`insert into job_interviews (id, application_id, mode, times, created_at) values ('i', 'a', 'phone', array[now()], now())`,
  sql`insert into job_employers (company_id, counted, reply_rate) values ('c', 1, 100)`,
  sql`insert into job_alerts (id, member_id, name, filters, created_at, looked_at) values ('a', ${member}, 'Clerk', '{}', now(), now())`,
  sql`insert into job_digests (member_id, sent_on, looked_at) values (${member}, now(), now())`,
  sql`insert into posts (id, member_id, body, text_hash, created_at, updated_at) values ('p', ${member}, 'Hello', 'h', now(), now())`,
  sql`insert into post_edits (id, post_id, body, visibility, at) values ('e', 'p', 'Before', 'public', now())`,
  sql`insert into post_reactions (post_id, member_id, kind, at) values ('p', ${member}, 'like', now())`,
  sql`insert into poll_votes (post_id, member_id, option, at) values ('p', ${member}, 0, now())`,
  sql`insert into post_tags (tag, post_id) values ('pune', 'p')`,
  sql`insert into comments (id, post_id, member_id, body, created_at) values ('c', 'p', ${member}, '', now())`,
  sql`insert into bookmark_collections (id, member_id, name, created_at) values ('b', ${member}, 'Ideas', now())`,
  sql`insert into bookmarks (member_id, post_id, collection_id, at) values (${member}, 'p', 'b', now())`,
  sql`insert into hidden_posts (member_id, post_id, at) values (${member}, 'p', now())`,
  sql`insert into muted_posts (member_id, post_id, at) values (${member}, 'p', now())`,
  sql`insert into muted_members (member_id, muted_id, at) values (${member}, ${member}, now())`,
  sql`insert into muted_words (member_id, words) values (${member}, '{lottery}')`,
  sql`insert into explored_posts (place, post_id) values (1, 'p')`,
  sql`insert into explored_tags (place, tag, posts) values (1, 'pune', 1)`,
  sql`insert into post_drafts (id, member_id, contents, updated_at) values ('d', ${member}, '{}', now())`,
  sql`insert into link_previews (url, fetched_at) values ('https://example.com/', now())`,
  sql`insert into stored_resumes (id, member_id, name, bytes, created_at) values ('s', ${member}, 'a.pdf', 1, now())`,
  // Its id is the last of all: the first of two connected members may be any id before it.
  sql`insert into members (id, name, created_at, updated_at, last_active_at) values ('zz', 'Zubin', now(), now(), now())`,
  sql`insert into connections (id, first_id, second_id, inviter_id, invited_at) values ('c', ${member}, 'zz', 'zz', now())`,
  sql`insert into connection_notes (connection_id, member_id) values ('c', ${member})`,
  sql`insert into introductions (id, asker_id, via_id, target_id, reason, at, ends_at) values ('i', ${member}, 'zz', 'zz', '', now(), now())`,
  sql`insert into suggestions (member_id, person_id, place, reasons) values (${member}, 'zz', 0, '[]')`,
  sql`insert into hidden_suggestions (member_id, person_id, at) values (${member}, 'zz', now())`,
  sql`insert into suggestion_lists (member_id, computed_at) values (${member}, now())`,
  sql`insert into chapters (id, name, name_key, city, lat, lng, weekday, start_time, duration_min, frequency, first_day, max_members, visitor_max_visits, absence_limit, last_met_at, created_at, updated_at) values ('c', 'Pune', 'pune', 'Pune', 18, 73, 2, '07:30', 90, 'weekly', '2026-01-06', 40, 2, 3, now(), now(), now())`,
  sql`insert into chapter_invites (id, chapter_id, inviter_id, code_hash, for_one, created_at, expires_at) values ('i', 'c', 'zz', 'hash', true, now(), now())`,
  sql`insert into chapter_seat_holds (code_hash, invite_id, chapter_id, category, until) values ('hash', 'i', 'c', 'lawyers', now())`,
  sql`insert into chapter_members (chapter_id, member_id, status, changed_at) values ('c', ${member}, 'active', now())`,
  sql`insert into chapter_meetings (id, chapter_id, starts_at, duration_min, code_secret, created_at) values ('m', 'c', now(), 90, '', now())`,
  sql`insert into chapter_attendance (meeting_id, member_id) values ('m', ${member})`,
  sql`insert into chapter_visitors (id, chapter_id, meeting_id, name, created_at, erase_after) values ('v', 'c', 'm', 'Zoya', now(), now())`,
  sql`insert into chapter_points (id, chapter_id, member_id, kind, points, at, month, source_id) values ('p', 'c', ${member}, 'attendance', 3, now(), '2026-05', 'm')`,
  sql`insert into chapter_totals (chapter_id, month, points) values ('c', 'all', 3)`,
  sql`insert into cleared_rings (chapter_id, month, first_id, second_id, cleared_at) values ('c', '2026-05', ${member}, 'zz', now())`,
  sql`insert into referrals (id, giver_id, receiver_id, giver_chapter_id, is_cross_chapter, heat, type, created_at, updated_at) values ('r', ${member}, 'zz', 'c', false, 3, 'outside', now(), now())`,
  sql`insert into referral_events (id, referral_id, status, by, at) values ('e', 'r', 'given', 'giver', now())`,
  sql`insert into thank_yous (id, from_id, to_id, amount_paise, kind, at) values ('t', 'zz', ${member}, 1, 'new', now())`,
  sql`insert into one_to_ones (id, first_id, second_id, entered_by, day, created_at) values ('o', ${member}, 'zz', 'zz', now(), now())`,
  sql`insert into conversations (id, kind, created_at) values ('c', 'group', now())`,
  sql`insert into conversation_members (conversation_id, member_id, changed) values ('c', ${member}, 1)`,
  sql`insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, created_at) values ('m', 'c', 1, 1, ${member}, 'key', now())`,
  sql`insert into message_files (id, message_id, upload_id, place, kind) values ('f', 'm', (select min(id) from uploads), 0, 'picture')`,
  sql`insert into message_reactions (message_id, member_id, conversation_id, seq, emoji, created_at) values ('m', ${member}, 'c', 2, '👍', now())`,
  sql`insert into hidden_messages (member_id, message_id) values (${member}, 'm')`,
  sql`insert into message_reminders (member_id, message_id, at) values (${member}, 'm', now())`,
  sql`insert into scheduled_messages (id, member_id, conversation_id, client_id, contents, send_at, created_at) values ('s', ${member}, 'c', 'key', '{}', now(), now())`,
  sql`insert into message_clocks (member_id, change) values (${member}, 1)`,
  sql`insert into message_settings (member_id) values (${member})`,
  sql`insert into away_replies (member_id, to_id, at) values (${member}, 'zz', now())`,
  sql`insert into message_notices (conversation_id, member_id) values ('c', ${member})`,
  sql`insert into message_cases (id, message_id, conversation_id, status, reason, message, before, created_at, updated_at) values ('c', 'm', 'c', 'reported', 'Spam', '{}', '[]', now(), now())`,
  sql`insert into cases (id, kind, target_id, member_id, taken_by, taken_until, opened_at, updated_at) values ('c', 'post', 'p', ${member}, ${admin}, now(), now(), now())`,
  sql`insert into case_steps (id, case_id, at, admin_id, step) values ('s', 'c', now(), ${admin}, 'note')`,
  sql`insert into message_outcomes (member_id, message_id, kind, path, at) values (${member}, 'm', 'lead', '/', now())`,
];

async function refusalOf(work: (tx: Tx) => Promise<unknown>): Promise<pg.DatabaseError> {
  const failed = await database.db
    .transaction(async (tx) => {
      await work(tx);
      await tx.execute(sql`set constraints all immediate`);
      tx.rollback();
    })
    .catch((error: unknown) => error);
  const cause = failed instanceof Error ? failed.cause : undefined;
  if (!(cause instanceof pg.DatabaseError)) throw new Error("The database took it", { cause: failed });
  return cause;
}

/** Tables whose triggers refuse most updates. */
const ADDED_TO = ["audit_checkpoints", "audit_head", "audit_log", "audit_payloads"];

/** Writes other values into a row of the table, or inserts a copy if rows can only be added. */
function insert(table: string, values: Record<string, string>) {
  const [name, pairs] = [sql.identifier(table), Object.entries(values)];
  const set = pairs.map(([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`);
  const json = pairs.map(([column, value]) => sql`${sql.raw(`'${column}'`)}, ${sql.raw(value)}`);
  return async (tx: Tx) => {
    const { rowCount } = await tx.execute(
      ADDED_TO.includes(table)
        ? sql`insert into ${name} select (jsonb_populate_record(one, jsonb_build_object(${sql.join(json, sql`, `)}))).* from ${name} one limit 1`
        : sql`update ${name} set ${sql.join(set, sql`, `)} where ctid = (select min(ctid) from ${name})`,
    );
    if (rowCount === 0) throw new Error(`${table} has no row to try it on`);
  };
}

const query = async <Row extends Record<string, unknown>>(text: string) =>
  (await database.db.execute<Row>(sql.raw(text))).rows;

const NAMED = Object.entries(FORBIDDEN).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, values]) => values.map((value) => ({ table, column, value }))),
);

describe("values", () => {
  test.each(NAMED)("in $table, $column is never $value", async ({ table, column, value }) => {
    const beside = besides(table, column);
    const [, , other, given] = GIVEN_WITH.find((each) => each[0] === table && each[1] === column) ?? [];
    const values = { ...beside, ...(other && given && { [other]: given }), [column]: value };
    const refusal = await refusalOf(insert(table, values));
    expect(refusal).toMatchObject({ code: "23514" });
    expect(refusal.constraint).toMatch(new RegExp(`^${table}_${column}_(is_known|are_known|range)$`));
  });

  test.each(ORDERS)("in %s, %s is never after %s", async (table, first, second) => {
    const bad = insert(table, { [first]: "now()", [second]: "now() - interval '1 millisecond'" });
    expect(await refusalOf(bad)).toMatchObject({ code: "23514", constraint: `${table}_${second}_order` });
    await expect(refusalOf(insert(table, { [first]: "now()", [second]: "now()" }))).rejects.toThrow(
      "took it",
    );
  });

  test.each(TOGETHER)("in $table, all of $filled are null or none is", async ({ table, filled }) => {
    const columns = Object.keys(filled);
    for (const column of columns) {
      const refusal = await refusalOf(insert(table, { ...filled, [column]: "null" }));
      expect(refusal).toMatchObject({ code: "23514", constraint: `${table}_${columns.at(-1)}_together` });
    }
    await expect(refusalOf(insert(table, filled))).rejects.toThrow("took it");
  });

  test.each(GIVEN_WITH)(
    "in %s, %s is given exactly with %s %s",
    async (table, column, other, value, given = "'c'") => {
      const rule = { code: "23514", constraint: `${table}_${column}_given` };
      expect(await refusalOf(insert(table, { [column]: given }))).toMatchObject(rule);
      expect(await refusalOf(insert(table, { [other]: value }))).toMatchObject(rule);
      const both = insert(table, { [column]: given, [other]: value });
      await expect(refusalOf(both)).rejects.toThrow("took it");
    },
  );

  test("every rule of every table is tried here", async () => {
    const rules = await query<{ conname: string }>(
      `select conname from pg_constraint rule join pg_class one on one.oid = rule.conrelid
       where rule.contype = 'c' and not one.relispartition and one.relnamespace = 'public'::regnamespace`,
    );
    const tried = [
      ...NAMED.map(({ table, column }) => `${table}_${column}`),
      ...ORDERS.map(([table, , second]) => `${table}_${second}`),
      ...TOGETHER.map(({ table, filled }) => `${table}_${Object.keys(filled).at(-1)}`),
      ...GIVEN_WITH.map(([table, column]) => `${table}_${column}`),
    ];
    const untried = rules.filter(
      ({ conname }) =>
        !tried.includes(conname.replace(/_(is_known|are_known|range|order|together|given)$/, "")),
    );
    expect(untried).toEqual([]);
  });

  test("a column that is named like a fixed set of words has one", async () => {
    const columns = await query<{ named: string }>(
      `select table_name || '.' || column_name as named from information_schema.columns
       join pg_class one on one.relname = table_name and one.relnamespace = 'public'::regnamespace
       where table_schema = 'public' and data_type = 'text' and not one.relispartition and column_name ~
         '(^|_)(status|state|kind|type|role|channel|source|method|purpose|event|provider|currency|visibility)$'
       and not exists (select from pg_constraint where conname = table_name || '_' || column_name || '_is_known')`,
    );
    expect(columns.map(({ named }) => named).toSorted()).toEqual(FREE_TEXTS.toSorted());
  });

  test("a column that holds money or a count is bounded", async () => {
    const columns = await query<{ named: string }>(
      `select table_name || '.' || column_name as named from information_schema.columns
       where table_schema = 'public' and column_name ~ '(_paise|_count|^count|^rating|^bytes|^attempts|^progress)$'
       and not exists (select from pg_constraint where conname = table_name || '_' || column_name || '_range')`,
    );
    expect(columns).toEqual([]);
  });
});

describe("references", () => {
  const keys = () =>
    query<{ table: string; column: string; parent: string; indexed: boolean }>(
      `select key.conrelid::regclass::text as table, attname as column, key.confrelid::regclass::text as parent,
         exists (select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1]
           and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')) as indexed
       from pg_constraint key join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
    );

  test("no row refers to a row that does not exist", async () => {
    for (const { table, column } of await keys()) {
      const [, , other, value] = GIVEN_WITH.find((each) => each[0] === table && each[1] === column) ?? [];
      const values = {
        ...besides(table, column),
        [column]: "'nobody'",
        ...(other && value && { [other]: value }),
      };
      const refusal = await refusalOf(insert(table, values));
      expect([table, column, refusal.code]).toEqual([table, column, "23503"]);
    }
  });

  test("deleting a row that others refer to scans no table", async () => {
    expect((await keys()).filter(({ indexed }) => !indexed)).toEqual([]);
  });
});

describe("premium periods of one member", () => {
  const period = (id: string, from: string, to: string) =>
    sql`insert into premium_periods (id, member_id, starts_at, ends_at) values (${id}, ${member}, ${from}, ${to})`;

  test("never overlap", async () => {
    const refusal = await refusalOf(async (tx) => {
      await tx.execute(period("one", "2031-01-01", "2032-01-01"));
      await tx.execute(period("two", "2031-12-31", "2032-12-31"));
    });
    expect(refusal).toMatchObject({ code: "23P01", constraint: "premium_periods_apart" });
  });

  test("may touch, be empty, and move together", async () => {
    const work = refusalOf(async (tx) => {
      await tx.execute(period("one", "2031-01-01", "2032-01-01"));
      await tx.execute(period("two", "2032-01-01", "2033-01-01"));
      await tx.execute(period("three", "2031-06-01", "2031-06-01"));
      await tx.execute(sql`update premium_periods set starts_at = starts_at + interval '6 months',
        ends_at = ends_at + interval '6 months' where id in ('one', 'two')`);
    });
    await expect(work).rejects.toThrow("took it");
  });
});
