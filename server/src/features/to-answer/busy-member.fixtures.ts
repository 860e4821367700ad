import type pg from "pg";

const id = (letter: string, number: string) => `'${letter}' || lpad((${number})::text, 19, '0')`;
const idOf = (letter: string, number: number) => letter + String(number).padStart(19, "0");

/** For whom all of it waits. The rows of every table belong to this member, then as many to a hundred others. */
export const BUSY = idOf("m", 1);
const OTHERS = 100;

/** Stores so many open rows of every kind for one member, and as many for others, straight into the database. */
export async function fillBusyMember(client: pg.Client | pg.Pool, count: number): Promise<void> {
  const owner = `case when i <= ${count} then 1 else 2 + i % ${OTHERS} end`;
  const rows = `generate_series(1, ${2 * count}) i`;
  const at = "date_trunc('milliseconds', now()) - i * interval '1 minute'";
  const other = id("m", `${OTHERS + 2} + (i - 1) % ${count}`);
  // Without its triggers and foreign keys: the rows are all that is read.
  await client.query(`
    set session_replication_role = replica; set synchronous_commit = off;
    insert into members (id, name, email, created_at, updated_at, last_active_at)
      select ${id("m", "i")}, 'Person ' || i, i || '@example.in', now(), now(), now()
      from generate_series(1, ${count + OTHERS + 1}) i;
    insert into cards (id, owner_id, kind, name, role, company, phone, created_at, updated_at)
      select ${id("k", "i")}, ${id("m", "i")}, 'own', 'Card ' || i, '', '', '', now(), now()
      from generate_series(1, ${OTHERS + 1}) i;
    insert into leads (id, card_id, owner_id, name, email, phone, message, source, remind_at, created_at)
      select ${id("l", "i")}, ${id("k", owner)}, ${id("m", owner)}, 'Lead ' || i, 'lead' || i || '@example.in', '', 'Hello',
        'form', case when i % 10 = 0 then ${at} + interval '90 days' end, ${at} from ${rows};
    insert into companies (id, owner_id, name, type, industry, size, no_gst, line1, city, city_key, state, pin, phone,
        email, created_at, updated_at, completed_at)
      select ${id("c", "i")}, ${id("m", "i")}, 'Company ' || i, '', '', '', true, '', '', '', '', '', '', '', now(), now(), now()
      from generate_series(1, ${OTHERS + 1}) i;
    insert into enquiries (id, target_type, target_id, inbox_id, owner_id, assignee_id, sender_id, name, email, message,
        status, owner_unread, first_response_at, last_activity_at, created_at)
      select ${id("e", "i")}, kind, 't', case kind when 'business' then ${id("m", owner)} else ${id("c", owner)} end,
        ${id("m", owner)}, case when kind = 'company' and i % 3 = 0 then ${id("m", "2")} end, ${other}, 'Buyer ' || i, '',
        'Please send your price list.', case when i % 20 = 0 then 'responded' else 'new' end, true,
        case when i % 20 = 0 then now() end, now(), ${at}
      from ${rows}, lateral (select case when i % 2 = 0 then 'business' else 'company' end as kind) chosen;
    insert into jobs (id, company_id, title, description, locations, exp_min, valid_through, created_at, updated_at)
      select ${id("j", "i")}, ${id("c", "i")}, 'Accountant', '', '[]', 0, '2030-01-01', now(), now()
      from generate_series(1, ${OTHERS + 1}) i;
    insert into job_applications (id, job_id, company_id, member_id, name, applied_at)
      select ${id("a", "i")}, ${id("j", owner)}, ${id("c", owner)}, ${other}, 'Applicant ' || i, ${at} from ${rows};
    insert into connections (id, first_id, second_id, inviter_id, invited_at)
      select ${id("i", "i")}, ${id("m", owner)}, ${other}, ${other}, ${at} from ${rows} on conflict do nothing;
    insert into introductions (id, asker_id, via_id, target_id, reason, status, at, ends_at)
      select ${id("n", "i")}, ${other}, case when i % 2 = 0 then ${id("m", owner)} else ${id("m", "3")} end,
        case when i % 2 = 0 then ${id("m", "3")} else ${id("m", owner)} end, '',
        case when i % 2 = 0 then 'asked' else 'forwarded' end, ${at}, ${at} + interval '1 year' from ${rows}
      on conflict do nothing;
    insert into chapters (id, name, name_key, city, lat, lng, weekday, start_time, duration_min, frequency, first_day,
        max_members, visitor_max_visits, absence_limit, status, seated, last_met_at, created_at, updated_at)
      select ${id("h", "i")}, 'Chapter ' || i, 'chapter' || i, '', 18, 73, 2, '07:30', 90, 'weekly', '2024-01-02', 100, 2, 3,
        'active', 20, now(), now(), now() from generate_series(1, ${OTHERS + 1}) i;
    insert into chapter_members (chapter_id, member_id, role, status, category, changed_at)
      select ${id("h", "i")}, ${id("m", "i")}, 'leader', 'active', 'lawyers', now() from generate_series(1, ${OTHERS + 1}) i;
    insert into chapter_members (chapter_id, member_id, status, category, changed_at)
      select ${id("h", owner)}, ${other}, 'requested', 'lawyers', ${at} from ${rows} on conflict do nothing;
    insert into chapter_meetings (id, chapter_id, starts_at, duration_min, code_secret, created_at)
      select ${id("g", "i * 10 + week")}, ${id("h", "i")}, now() + week * interval '7 days', 90, '', now()
      from generate_series(1, ${OTHERS + 1}) i, generate_series(0, 7) week;
    insert into chapter_visitors (id, chapter_id, meeting_id, name, created_at, erase_after)
      select ${id("v", "i")}, ${id("h", owner)}, ${id("g", `(${owner}) * 10 + i % 8`)}, 'Visitor ' || i, ${at}, now() from ${rows};
    insert into referrals (id, giver_id, receiver_id, is_cross_chapter, prospect_name, need, heat, type, status, created_at,
        updated_at)
      select ${id("r", "i")}, ${other}, ${id("m", owner)}, false, 'Prospect ' || i, 'An accountant', 3, 'outside',
        case when i % 3 = 0 then 'accepted' else 'given' end, ${at}, now() from ${rows};
    insert into conversations (id, kind, pair, requested_by, request, request_at, head_seq, created_at)
      select ${id("q", "i")}, 'direct', ${id("m", owner)} || ':' || ${other}, ${other}, 'asked', ${at}, 1, ${at}
      from ${rows} where i % 2 = 0 on conflict do nothing;
    insert into conversations (id, kind, name, created_at)
      select ${id("q", "i")}, 'group', 'Group ' || i, ${at} from ${rows} where i % 2 = 1;
    insert into conversation_members (conversation_id, member_id, standing, added_by, place_id, other_seq, changed)
      select ${id("q", "i")}, ${id("m", owner)}, case when i % 2 = 0 then 'in' else 'invited' end, ${other}, ${id("q", "i")},
        1 - i % 2, i
      from ${rows};
    set session_replication_role = origin;`);
  await client.query("vacuum analyze");
}
