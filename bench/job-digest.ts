// The daily digest of job alerts: 200,000 alerts of 100,000 members against the 3,000 jobs that opened in a day. Mails
// are queued, not sent. How many a second, and how much memory at the beginning and at the end.
import pg from "pg";
import { readConfig } from "../server/src/config.ts";
import { sendJobDigestsJob } from "../server/src/features/jobs/alerts/send-digests.ts";
import { touchOpenJobs } from "../server/src/features/jobs/finding/touch-open-jobs.ts";
import { sendMailJob } from "../server/src/features/outgoing/send-mail.ts";
import { migrateDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { createLog } from "../server/src/platform/log.ts";
import { inTransaction } from "../server/src/platform/transaction.ts";
import { openServices } from "../server/src/services.ts";
import { withDataDir } from "./product.ts";
import { CITIES } from "./search-data.ts";

const ALERTS_EACH = 2;
const JOBS = 3_000;
const COMPANIES = 1_000;
const MEGABYTE = 1024 * 1024;
// The argument is another number of alerts.
const [stored = "200000"] = process.argv.slice(2);
const alerts = Number(stored);
const people = alerts / ALERTS_EACH;
const KINDS = ["senior", "junior", "assistant", "chief", "trainee"];
const TRADES =
  "accountant driver fitter welder nurse teacher cashier tailor programmer electrician plumber designer cook clerk".split(
    " ",
  );
const TITLES = KINDS.flatMap((kind) => TRADES.map((trade) => `${kind} ${trade}`));

await withDataDir(async (dataDir) => {
  const database = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(database.url);
  const config = readConfig({ PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const open = () => openServices(config, database.url, createLog("silent"));
  // Creates the queue of mails; the services that are measured take none from it.
  const first = await open();
  await first.services.jobs.start([sendMailJob], () => ({ ...first.services, now: new Date() }));
  await first.close();

  const { services, close } = await open();
  await services.jobs.start([], () => ({ ...services, now: new Date() }));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fill(client);
  const { rows } = await client.query<{ id: string }>("select id from jobs order by id");
  for (let from = 0; from < rows.length; from += 500)
    await inTransaction(services.db, (tx) =>
      touchOpenJobs(
        tx,
        rows.slice(from, from + 500).map(({ id }) => id),
      ),
    );
  await client.query("vacuum analyze");

  const memory: number[] = [];
  const signal = {
    throwIfAborted() {
      globalThis.gc?.();
      memory.push(process.memoryUsage().rss / MEGABYTE);
    },
  } as AbortSignal;
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  await sendJobDigestsJob.run({ ...services, now: new Date() }, {}, signal);
  const seconds = (performance.now() - began) / 1_000;
  const cpu = process.cpuUsage(cpuBefore);
  const count = async (query: string) => Number((await client.query<{ n: string }>(query)).rows[0]?.n);
  const mails = await count("select count(*) n from outgoing_messages");
  const bells = await count("select count(*) n from notifications");
  const looked = await count("select count(*) n from job_alerts where sent_on is not null");
  const say = (number: number) => Math.round(number).toLocaleString("en-IN");
  console.log(
    `${say(looked)} of ${say(alerts)} alerts looked at against ${say(JOBS)} new jobs in ${say(seconds)} s:`,
  );
  console.log(`  ${say(looked / seconds)} alerts a second, ${say(mails)} mails and ${say(bells)} bells`);
  console.log(`  ${say((cpu.user + cpu.system) / 1_000_000)} s CPU of the app`);
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  const most = (some: number[]) => say(Math.max(...some));
  console.log(
    `  memory at most ${most(memory.slice(0, quarter))} MB in the first quarter, ${most(memory.slice(-quarter))} MB in the last`,
  );
  await client.end();
  await close();
  await database.stop();
});

/** Each alert names one of seventy titles and one of fifty cities, as do the jobs. */
async function fill(client: pg.Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into members (id, name, email, email_proven_at, created_at, updated_at, last_active_at)
     select 'm' || lpad(i::text, 19, '0'), 'Member', i || '@example.in', now(), now(), now(), now()
     from generate_series(1, ${people + COMPANIES}) i`,
  );
  await client.query(
    `insert into notification_choices (member_id, type, email)
     select 'm' || lpad(i::text, 19, '0'), 'job_posted', true from generate_series(1, ${people}) i`,
  );
  await client.query(
    `insert into companies (id, owner_id, name, type, industry, size, no_gst, city, city_key, state, pin, phone, email,
       about, status, created_at, updated_at, completed_at)
     select 'c' || lpad(i::text, 19, '0'), 'm' || lpad((${people} + i)::text, 19, '0'), 'Company ' || i, 'Pvt Ltd',
       'metals-and-engineering', '11–50', true, 'Pune', 'pune', 'Maharashtra', '411001', '+912000000000',
       'sales@example.in', '', 'active', now(), now(), now()
     from generate_series(1, ${COMPANIES}) i`,
  );
  await client.query(
    `insert into company_followers (company_id, member_id, followed_at)
     select distinct 'c' || lpad((1 + floor(random() * ${COMPANIES}))::int::text, 19, '0'), 'm' || lpad(i::text, 19, '0'),
       now() - interval '9 days'
     from generate_series(1, ${people}) i where i % 5 = 0`,
  );
  await client.query(
    `insert into jobs (id, company_id, title, description, locations, exp_min, exp_max, salary_min_paise,
       salary_max_paise, paise_a_year, skills, valid_through, status, opened_at, created_at, updated_at)
     select 'j' || lpad(i::text, 19, '0'), 'c' || lpad((1 + i % ${COMPANIES})::text, 19, '0'), initcap(title),
       repeat('Good work. ', 40), jsonb_build_array(jsonb_build_object('city', initcap(city), 'state', '', 'pin', '')),
       2, 4, 60000000, 90000000, 90000000, '{Tally,GST}', current_date + 30, 'open',
       now() - interval '1 hour' * (1 + i % 20), now(), now()
     from (select i, ($1::text[])[1 + floor(random() * array_length($1::text[], 1))::int] as title,
         ($2::text[])[1 + floor(random() * array_length($2::text[], 1))::int] as city
       from generate_series(1, ${JOBS}) i) made`,
    [TITLES, CITIES],
  );
  await client.query(
    `insert into job_alerts (id, member_id, name, filters, created_at, looked_at)
     select 'a' || lpad(i::text, 19, '0'), 'm' || lpad((1 + i % ${people})::text, 19, '0'), title || ' in ' || city,
       jsonb_build_object('q', title, 'city', city, 'mode', '[]'::jsonb, 'type', '[]'::jsonb, 'expMin', null,
         'salaryMin', null, 'skills', '[]'::jsonb),
       now() - interval '9 days', now() - interval '1 day'
     from (select i, ($1::text[])[1 + floor(random() * array_length($1::text[], 1))::int] as title,
         ($2::text[])[1 + floor(random() * array_length($2::text[], 1))::int] as city
       from generate_series(1, ${alerts}) i) made`,
    [TITLES, CITIES],
  );
  await client.query("set session_replication_role = origin");
}
