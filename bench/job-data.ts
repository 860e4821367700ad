// Companies, jobs of which one in ten is open, and applications, created in the database.
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { inTransaction } from "../server/src/platform/transaction.ts";
import { touchOpenJobs } from "../server/src/features/jobs/finding/touch-open-jobs.ts";
import { soundOf } from "../server/src/features/search/words/sound-of.ts";
import { CITIES, randomFrom } from "./search-data.ts";

export interface Sizes {
  jobs: number;
  companies: number;
  members: number;
  applications: number;
  /** The applicants of the job with the most. */
  largest: number;
}

const list = (text: string) => text.split(",");
export const ROLES = list(
  "accountant,sales executive,software engineer,store keeper,electrician,nurse,teacher,driver,machine operator," +
    "graphic designer,data analyst,receptionist,civil engineer,chef,security guard,pharmacist,hr manager,welder," +
    "telecaller,field officer,product manager,tailor,warehouse supervisor,quality inspector,web developer,plumber," +
    "purchase officer,beautician,lab technician,content writer,network engineer,cashier,production manager,fitter," +
    "business analyst,physiotherapist,office assistant,delivery partner,marketing manager,auditor",
);
const LEVELS = list("junior ,senior ,assistant ,lead ,,,,,");
export const SKILLS = list(
  "tally,gst,excel,communication,java,python,react,sql,autocad,photoshop,negotiation,crm,first aid,cooking,welding," +
    "cnc,plc,wiring,driving licence,english,hindi,marathi,tamil,seo,google ads,payroll,recruitment,inventory,sap," +
    "quality control,iso 9001,power bi,node,aws,linux,typing,billing,bookkeeping,customer service,team handling," +
    "field sales,plumbing,tailoring,teaching,patient care,pharmacy,laboratory,blueprints,safety,forklift",
);
const TEXT_WORDS = list(
  "work,team,responsible,customers,daily,report,manager,office,experience,salary,time,support,quality,training,growth," +
    "company,projects,plan,stock,machine,orders,vendors,accounts,delivery,maintenance,shift,documents,target,market," +
    "design,production,safety,records,coordinate,prepare,ensure,handle,site,monthly,clients,returns,software",
);

/** Ids in the order of the numbers. */
export const idOf = (letter: string, number: number) => letter + String(number).padStart(19, "0");
export const idIn = (letter: string, number: string) => `'${letter}' || lpad((${number})::text, 19, '0')`;

export async function fillJobs(client: pg.Client, sizes: Sizes): Promise<void> {
  await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off;
    set session_replication_role = replica`);
  await fillCompanies(client, sizes);
  await withoutIndexes(client, "jobs", () => insertJobs(client, sizes));
  await withoutIndexes(client, "job_applications", () => insertApplications(client, sizes));
  await client.query("vacuum analyze members, premium_periods, companies, jobs, job_applications, job_marks");
  await openThem(client, sizes);
  await client.query("vacuum analyze open_jobs, job_terms, search_words, job_employers");
}

/** One company in twenty is hidden; the owners of one in ten have the plan. */
async function fillCompanies(client: pg.Client, { companies, members }: Sizes): Promise<void> {
  await client.query(
    `insert into members (id, name, email, created_at, updated_at, last_active_at)
     select ${idIn("m", "i")}, 'Member', i || '@example.in', now(), now(), now() from generate_series(1, ${members}) i`,
  );
  await client.query(
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     select ${idIn("p", "i")}, ${idIn("m", "i")}, now() - interval '1 day', now() + interval '1 year'
     from generate_series(1, ${companies}, 10) i`,
  );
  await client.query(
    `insert into companies (id, owner_id, name, type, industry, size, no_gst, city, city_key, state, pin, phone, email,
       about, status, created_at, updated_at, completed_at)
     select ${idIn("c", "i")}, ${idIn("m", "i")}, 'Company ' || i, 'Pvt Ltd', 'metals-and-engineering', '11–50', true,
       initcap(city), city, 'Karnataka', (560000 + i % 19000)::text, '+9180' || lpad(i::text, 8, '0'), 'jobs@example.in',
       repeat('Good work since long. ', 12), case when i % 20 = 0 then 'hidden' else 'active' end, now(), now(), now()
     from (select i, ($1::text[])[1 + floor(power(random(), 2) * array_length($1::text[], 1))::int] as city
       from generate_series(1, ${companies}) i) made`,
    [CITIES],
  );
  await client.query(
    `insert into job_employers (company_id, counted, reply_rate, median_days)
     select ${idIn("c", "i")}, 20, i % 101, 3 from generate_series(1, ${companies}) i`,
  );
}

/** Every tenth is open, so that open ones lie among the others. */
async function insertJobs(client: pg.Client, { jobs, companies }: Sizes): Promise<void> {
  const random = randomFrom(5);
  const titles = ROLES.flatMap((role) => LEVELS.map((level) => level + role));
  const texts = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 150 }, () => {
      const rare = random() < 0.15 ? Math.floor(random() * 5_000) : undefined;
      return rare === undefined ? TEXT_WORDS[Math.floor(random() * TEXT_WORDS.length)] : `term${rare}`;
    }).join(" "),
  );
  await client.query(
    `insert into jobs (id, company_id, title, description, department, employment_type, work_mode, locations,
       exp_min, exp_max, salary_min_paise, salary_max_paise, salary_hidden, paise_a_year, skills, valid_through,
       status, applicants, created_at, updated_at, opened_at)
     select ${idIn("j", "i")}, ${idIn("c", `1 + i / 10 % ${companies}`)}, initcap(title),
       ($2::text[])[1 + floor(random() * array_length($2::text[], 1))::int], '',
       (array['FULL_TIME','FULL_TIME','FULL_TIME','FULL_TIME','FULL_TIME','FULL_TIME','PART_TIME','PART_TIME','CONTRACTOR','INTERN'])[1 + floor(random() * 10)::int],
       (array['onsite','onsite','onsite','onsite','onsite','onsite','onsite','hybrid','hybrid','remote'])[1 + floor(random() * 10)::int],
       jsonb_build_array(jsonb_build_object('city', initcap(city), 'state', '', 'pin', '')), least, least + 1 + floor(random() * 6)::int,
       paise, paise * 3 / 2, is_hidden, case when not is_hidden then paise * 3 / 2 end, skills,
       (now() + interval '30 days')::date, case when i % 10 = 0 then 'open' else 'closed' end, 5,
       opened, opened, opened
     from (select i, ($1::text[])[1 + floor(random() * array_length($1::text[], 1))::int] as title,
         ($3::text[])[1 + floor(power(random(), 2) * array_length($3::text[], 1))::int] as city,
         floor(power(random(), 2) * 12)::int as least, 15000000 + (power(random(), 3) * 300000000)::bigint as paise,
         random() < 0.2 as is_hidden, now() - random() * interval '30 days' as opened,
         array(select distinct ($4::text[])[1 + floor(power(random(), 2) * array_length($4::text[], 1))::int]
           from generate_series(1, 5 + i * 0)) as skills
       from generate_series(1, ${jobs}) i) made`,
    [titles, texts, CITIES, SKILLS],
  );
  await client.query(
    `insert into job_marks (member_id, job_id, hidden_at)
     select ${idIn("m", "1")}, ${idIn("j", "i * 10")}, now() from generate_series(1, 50) i`,
  );
}

/** Five for each job, and one job with many. */
async function insertApplications(client: pg.Client, sizes: Sizes): Promise<void> {
  const { jobs, companies, members, applications, largest } = sizes;
  const match = JSON.stringify([
    { part: "skills", fits: true, text: "3 of 4 skills: Tally, GST, Excel" },
    { part: "experience", fits: true, text: "2 years of 2–4" },
    { part: "city", fits: false, text: "Lives in Nagpur" },
  ]);
  const insert = (job: string, from: number, to: number, which = "true") =>
    client.query(
      `insert into job_applications (id, job_id, company_id, member_id, name, email, phone, city, experience_years, skills,
         match, match_score, stage, reached, applied_at, answered_at)
       select ${idIn("a", "i")}, ${idIn("j", job)}, ${idIn("c", `1 + (${job}) / 10 % ${companies}`)},
         ${idIn("m", `1 + (i::bigint * 7919 + i / ${jobs}) % ${members}`)}, 'Applicant ' || i, i || '@example.in',
         '+919800000000', 'Pune', i % 15, '{Tally,GST,Excel}', $1, i % 101, stage, case when stage in ('rejected', 'withdrawn') then 'viewed' else stage end,
         now() - random() * interval '60 days', case when i % 3 > 0 then now() end
       from (select i, (array['applied','applied','applied','viewed','viewed','shortlisted','interview','offered','hired','rejected','rejected','withdrawn'])[1 + i % 12] as stage
         from generate_series(${from}, ${to}) i where ${which}) made`,
      [match],
    );
  await insert(`1 + i % ${jobs}`, 1, applications - largest, `1 + i % ${jobs} <> ${LARGEST}`);
  await insert(String(LARGEST), applications - largest + 1, applications);
}
/** The number of the job with the most applicants. */
export const LARGEST = 10;

/** Through the product's own code, as if each job had just been opened. */
async function openThem(client: pg.Client, { jobs }: Sizes): Promise<void> {
  await client.query("set session_replication_role = origin");
  const db = drizzle(client);
  const BATCH = 10_000;
  for (let from = 0; from < jobs; from += BATCH) {
    const ids = Array.from({ length: BATCH / 10 }, (_, at) => idOf("j", from + (at + 1) * 10));
    await inTransaction(db, (tx) => touchOpenJobs(tx, ids));
  }
  const words = [...new Set([...ROLES, ...LEVELS, ...SKILLS, ...CITIES].join(" ").trim().split(/\s+/))];
  await client.query(
    `insert into search_words (word, lexeme, sound)
     select word, lexemes[1], sound from unnest($1::text[], $2::text[]) as known (word, sound),
       tsvector_to_array(to_tsvector('english', word)) lexemes
     where length(word) > 1 and array_length(lexemes, 1) = 1 on conflict do nothing`,
    [words, words.map(soundOf)],
  );
}

/** Indexes are built at the end, which saves minutes for millions of rows. */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ drop: string; build: string }>(
    `select case when rule.conname is null then format('drop index %s', made.indexrelid::regclass)
         else format('alter table %I drop constraint %I', $1::text, rule.conname) end as drop,
       case when rule.conname is null then pg_get_indexdef(made.indexrelid)
         else format('alter table %I add constraint %I %s', $1::text, rule.conname, pg_get_constraintdef(rule.oid)) end as build
     from pg_index made left join pg_constraint rule on rule.conindid = made.indexrelid and rule.contype = 'u'
     where made.indrelid = $1::regclass and not made.indisprimary`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { build } of rows) await client.query(build);
}
