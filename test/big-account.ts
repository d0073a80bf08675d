import { sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'

/** How much somebody has who has used everything for years. */
export type Belongings = {
  documents: number
  history: number
  tones: number
  conversations: number
  charges: number
  cards: number
}

export const MUCH: Belongings = {
  documents: 2_000,
  history: 5_000,
  tones: 50,
  conversations: 500,
  charges: 12_000,
  cards: 3_000,
}

/**
 * Gives a person belongings, as rows: documents in both features with two pages and their notes, texts and rewrites of some
 * 150 words, conversations of ten messages about the first documents, charges of two years, cards.
 */
export async function giveBelongings({ id }: Pick<User, 'id'>, much: Belongings): Promise<void> {
  const mine = sql`${id}::uuid`
  const ago = sql`now() - n * interval '1 minute'`
  const text = (words: string) => sql`repeat(${`${words} and the boats wait at the harbour. `}, 20) || n`
  const rows = (count: number) => sql`generate_series(1, ${count}::int) n`
  await db.execute(sql`insert into documents
      (user_id, file_name, file_type, file_size, sha256, status, page_count, pages_read, word_count, created_at)
    select ${mine}, 'Notes of lecture ' || n || '.pdf', 'application/pdf', 20000 + n, ${id} || n, 'ready', 2, 2, 300, ${ago}
    from ${rows(much.documents)}`)
  const owned = sql`(select d.id, (row_number() over (order by d.created_at desc, d.id))::int as nth from documents d where d.user_id = ${mine}) d`
  await db.execute(sql`insert into document_features (document_id, feature)
    select d.id, f from ${owned}, unnest(array['chat_pdf', 'study_buddy']) f`)
  await db.execute(sql`insert into document_pages (document_id, number, text, method)
    select d.id, page, ${'The tower was finished in 1874. '} || d.nth || '.' || page, 'text' from ${owned}, generate_series(1, 2) page`)
  await db.execute(sql`insert into study_sessions (user_id, document_id, updated_at)
    select ${mine}, d.id, now() - d.nth * interval '1 minute' from ${owned}`)
  await db.execute(sql`insert into tone_profiles (user_id, name, description)
    select ${mine}, 'Tone ' || n, 'A tone like no other' from ${rows(much.tones)}`)
  await db.execute(sql`insert into humanizer_history
      (user_id, run_id, input_text, output_text, tone, tone_name, word_count, created_at)
    select ${mine}, gen_random_uuid(), ${text('The river rises')}, ${text('The river is up')}, 'formal', 'Formal', 160, ${ago}
    from ${rows(much.history)}`)
  await db.execute(sql`insert into usage_ledger (user_id, period, words, run_id, kind, outcome, created_at)
    select ${mine}, to_char(now() - (n % 24) * interval '30 days', 'YYYY-MM'), 40, gen_random_uuid(), 'humanize', 'done', ${ago}
    from ${rows(much.charges)}`)
  await db.execute(sql`insert into chat_sessions (user_id, document_id, name, created_at, updated_at)
    select ${mine}, d.id, 'About lecture ' || d.nth, now(), now() - d.nth * interval '1 minute'
    from ${owned} where d.nth <= ${much.conversations}`)
  await db.execute(sql`insert into messages (session_id, user_id, role, content, citations, run_id)
    select s.id, ${mine}, case when n % 2 = 1 then 'user' else 'assistant' end, ${text('A question')}, '[]'::jsonb, gen_random_uuid()
    from chat_sessions s, generate_series(1, 10) n where s.user_id = ${mine}`)
  await db.execute(sql`insert into flashcards (user_id, document_id, key, question, state, due_at)
    select ${mine}, d.id, 'key' || n, jsonb_build_object('type', 'free-text', 'question', 'What is ' || n || '?', 'correctAnswer', 'n'), '{}'::jsonb, ${ago}
    from ${rows(much.cards)} join ${owned} on d.nth = 1 + n % ${much.documents}::int`)
  await db.execute(sql`insert into usage_periods (user_id, period, used)
    select ${mine}, to_char(now() - n * interval '31 days', 'YYYY-MM'), 100 from ${rows(24)} on conflict do nothing`)
}
