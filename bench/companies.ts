// A company's and a product's page in the database, over 200,000 companies and 2,000,000 products.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { INDUSTRIES } from "@cardplaza/contract/companies/industries";
import { PRODUCT_CATEGORIES } from "@cardplaza/contract/companies/products/product-categories";
import { ProductFilters } from "@cardplaza/contract/companies/products/products";
import type { Context } from "../server/src/context.ts";
import { showCompany } from "../server/src/features/companies/company/show-company.ts";
import { showCompanyPeople } from "../server/src/features/companies/pages/show-company-people.ts";
import { showSimilarCompanies } from "../server/src/features/companies/pages/similar-companies.ts";
import { listProducts } from "../server/src/features/companies/products/list-products.ts";
import { relatedProducts } from "../server/src/features/companies/products/related-products.ts";
import { showProduct } from "../server/src/features/companies/products/show-product.ts";
import { migrateDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { type Statement, timeWithPlans } from "./database-reads.ts";
import { savePlans } from "./plans.ts";
import { withDataDir } from "./product.ts";
import { CITIES } from "./search-data.ts";

const BAR_MS = 10;
const ROUNDS = 7;
const PRODUCTS_EACH = 10;
// The argument is another number of companies.
const [stored = "200000"] = process.argv.slice(2);
const count = Number(stored);

const idOf = (letter: string, number: number) => letter + String(number).padStart(19, "0");
// One more than the half: some in between are hidden.
const company = idOf("c", Math.floor(count / 2) + 1);
const product = idOf("p", Math.floor((count * PRODUCTS_EACH) / 2) + 1);
/** The company with the most products. */
const largest = idOf("c", 1);

const PAGES: Record<string, (ctx: Context) => Promise<unknown>> = {
  "company page": async (ctx) => {
    await showCompany(ctx, company);
    await listProducts(ctx, ProductFilters.parse({ companyId: company }));
    await showCompanyPeople(ctx, company);
    await showSimilarCompanies(ctx, company);
  },
  "company page with 5,000 products": async (ctx) => {
    await showCompany(ctx, largest);
    await listProducts(ctx, ProductFilters.parse({ companyId: largest }));
  },
  "product page": async (ctx) => {
    await showProduct(ctx, product);
    await relatedProducts(ctx, product);
  },
};

await withDataDir(async (dataDir) => {
  const database = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fill(client);
  const statements: Statement[] = [];
  const db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  const ctx = { db, member: null, now: new Date() } as unknown as Context;
  const rows = `${count.toLocaleString("en-IN")} companies, ${(count * PRODUCTS_EACH).toLocaleString("en-IN")} products`;
  console.log(`pages of companies, ${rows}: time in the database, all statements`);
  for (const [name, read] of Object.entries(PAGES)) {
    statements.length = 0;
    await read(ctx);
    const { ms, plans } = await timeWithPlans(client, [...statements], ROUNDS);
    await savePlans("companies", `${name} ${count}`, plans);
    console.log(`  ${name}: ${ms.toFixed(2)} ms${ms <= BAR_MS ? "" : ` (not met: ≤ ${BAR_MS} ms)`}`);
  }
  await client.end();
  await database.stop();
});

/** Without triggers while it inserts. The first company has 5,000 products of its own. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB';
    set session_replication_role = replica`);
  const industries = INDUSTRIES.map(({ slug }) => slug);
  const categories = PRODUCT_CATEGORIES.flatMap(({ within }) => within.map(({ slug }) => slug));
  await client.query(
    `insert into members (id, name, email, created_at, updated_at, last_active_at)
     select 'm' || lpad(i::text, 19, '0'), 'Owner', i || '@example.in', now(), now(), now()
     from generate_series(1, ${count}) i`,
  );
  await client.query(
    `insert into companies (id, owner_id, name, type, industry, size, no_gst, city, city_key, state, pin, phone, email,
       about, status, created_at, updated_at, completed_at)
     select 'c' || lpad(i::text, 19, '0'), 'm' || lpad(i::text, 19, '0'), 'Company ' || i, 'Pvt Ltd',
       ($1::text[])[1 + floor(power(random(), 2) * array_length($1::text[], 1))::int], '11–50', true, initcap(city), city,
       'Karnataka', (560000 + i % 19000)::text, '+9180' || lpad(i::text, 8, '0'), 'sales@example.in',
       repeat('Good work since long. ', 12), case when i % 20 = 0 then 'hidden' else 'active' end, now(), now(), now()
     from (select i, ($2::text[])[1 + floor(power(random(), 2) * array_length($2::text[], 1))::int] as city
       from generate_series(1, ${count}) i) made`,
    [industries, CITIES],
  );
  await client.query(
    `insert into products (id, company_id, name, category, images, description, price_type, price_paise, moq, status,
       created_at, updated_at, published_at)
     select 'p' || lpad(i::text, 19, '0'),
       'c' || lpad((case when i <= 5000 then 1 else 1 + i % ${count} end)::text, 19, '0'), 'Product ' || i,
       ($1::text[])[1 + floor(power(random(), 2) * array_length($1::text[], 1))::int], '{}',
       repeat('Made with care. ', 12), 'fixed', 100 + (random() * 1000000)::int, 1 + (random() * 500)::int,
       case when i % 15 = 0 then 'draft' else 'published' end, now(), now(), now()
     from generate_series(1, ${count * PRODUCTS_EACH}) i`,
    [categories],
  );
  await client.query("vacuum analyze members, companies, products");
  await client.query("set session_replication_role = origin; set work_mem = '4MB'");
}
