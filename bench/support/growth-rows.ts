import { eq, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { ownerWord, VERSION } from '#app/domain/library/passages/index-document.server.ts'
import { MAX_COLLECTIONS } from '#app/domain/library/limits.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { giveBelongings } from '#test/big-account.ts'

/** The address of whoever owns the rows: to be named in ADMIN_EMAILS. */
export const KEEPER = 'keeper@example.org'

/**
 * Gives a person so many rows of each kind: documents, all of them in one collection and their passages; rewrites; charges;
 * cards; conversations about one document, one of them with as many messages. Around them stand as many other people with
 * what the list of people tells of them, invitations and entries of the audit log.
 */
export async function giveRowsOfEach({ id }: Pick<User, 'id'>, number: number): Promise<void> {
  const mine = sql`${id}::uuid`
  const rows = sql`generate_series(1, ${number}::int) n`
  const ago = sql`now() - n * interval '1 minute'`
  await db
    .update(users)
    .set({ email: KEEPER, emailKey: KEEPER, emailVerifiedAt: new Date() })
    .where(eq(users.id, id))
  await giveBelongings(
    { id },
    { documents: number, history: number, tones: 10, conversations: 0, charges: number, cards: number },
  )
  // Drizzle's insert would carry each row as a parameter.
  await db.execute(sql`insert into passages (document_id, ordinal, page, text, search)
    select d.id, 0, 1, 'The tower was finished in 1874.',
      to_tsvector('english', 'The tower was finished in 1874.') || array_to_tsvector(array[${ownerWord({ id })}])
    from documents d where d.user_id = ${mine}`)
  await db.execute(sql`insert into document_indexes (document_id, version, passages, config)
    select d.id, ${VERSION}::int, 1, 'english' from documents d where d.user_id = ${mine}`)
  await db.execute(sql`insert into collections (user_id, name, name_key)
    select ${mine}, 'Collection ' || n, 'collection ' || n from generate_series(1, ${Math.min(number, MAX_COLLECTIONS)}::int) n`)
  await db.execute(sql`insert into collection_documents (collection_id, document_id)
    select c.id, d.id from collections c, documents d
    where c.user_id = ${mine} and c.name = 'Collection 1' and d.user_id = ${mine}`)
  await db.execute(sql`insert into chat_sessions (user_id, document_id, name, updated_at)
    select ${mine}, (select d.id from documents d where d.user_id = ${mine} order by d.created_at desc limit 1),
      'Conversation ' || n, ${ago} from ${rows}`)
  await db.execute(sql`insert into messages (session_id, user_id, role, content, citations, run_id)
    select (select s.id from chat_sessions s where s.user_id = ${mine} order by s.updated_at desc limit 1), ${mine},
      case when n % 2 = 1 then 'user' else 'assistant' end, 'The boats wait at the harbour, it says, ' || n || ' of them.',
      '[]'::jsonb, gen_random_uuid() from ${rows}`)
  await db.execute(sql`insert into users (first_name, last_name, email, email_key, email_verified_at, created_at)
    select 'Person', 'Number ' || n, 'person-' || n || '@example.org', 'person-' || n || '@example.org', now(), ${ago} from ${rows}`)
  await db.execute(sql`insert into sessions (id, user_id, last_seen_at, expires_at)
    select 'session ' || u.id, u.id, now(), now() + interval '1 day' from users u where u.first_name = 'Person'`)
  await db.execute(sql`insert into usage_periods (user_id, period, used)
    select u.id, to_char(now(), 'YYYY-MM'), 100 from users u where u.first_name = 'Person'`)
  await db.execute(sql`insert into invitations (email, email_key, invited_by, created_at, expires_at)
    select 'guest-' || n || '@example.org', 'guest-' || n || '@example.org', ${mine}, ${ago}, now() + interval '14 days' from ${rows}`)
  await db.execute(sql`insert into admin_actions (at, by, action, about)
    select ${ago}, ${KEEPER}, 'invited', 'guest-' || n || '@example.org' from ${rows}`)
  await db.execute(sql`analyze`)
}
