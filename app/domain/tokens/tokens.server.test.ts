import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { apiTokens } from '#db/schema/billing.ts'
import { person, signedIn } from '#test/people.ts'
import { TokenName } from './token-name.ts'
import { createToken, listTokens, MAX_TOKENS, revokeToken, userOfToken } from './tokens.server.ts'

test('a token opens the account it was made in until it is revoked, and is not kept', async () => {
  const user = await signedIn(await person('ninja'))
  const { token, row } = await createToken(user, 'my script')
  expect(row).toMatchObject({ name: 'my script', prefix: token.slice(0, 10), lastUsedAt: null })
  expect((await userOfToken(token)).id).toBe(user.id)
  expect(JSON.stringify(await db.select().from(apiTokens))).not.toContain(token)
  const used = (await listTokens(user))[0]?.lastUsedAt
  expect(used).toBeInstanceOf(Date)
  await userOfToken(token)
  expect((await listTokens(user))[0]?.lastUsedAt).toEqual(used)
  await revokeToken(user, row.id)
  await expect(userOfToken(token)).rejects.toMatchObject({ code: 'signed_out' })
  expect(await listTokens(user)).toEqual([])
  await expect(revokeToken(user, row.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('tokens are a matter of the plan, on every call', async () => {
  const free = await signedIn(await person('grasshopper'))
  await expect(createToken(free, 'x')).rejects.toMatchObject({ code: 'plan_required' })
  const user = await signedIn(await person('ninja'))
  const { token } = await createToken(user, 'x')
  await db.update(users).set({ subscription: 'grasshopper' }).where(eq(users.id, user.id))
  await expect(userOfToken(token)).rejects.toMatchObject({ code: 'forbidden' })
})

test('nobody ends the token of somebody else, and nonsense opens nothing', async () => {
  const [user, other] = [await signedIn(await person('ninja')), await person('ninja')]
  const { token, row } = await createToken(user, 'x')
  await expect(revokeToken(other, row.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(revokeToken(other, "' or true --")).rejects.toMatchObject({ code: 'not_found' })
  for (const bad of ['', 'wk_', token.slice(0, -1), `${token}x`, row.prefix, row.id]) {
    await expect(userOfToken(bad)).rejects.toMatchObject({ code: 'signed_out' })
  }
  for (const name of ['', '   ', 'x'.repeat(61)]) expect(TokenName.safeParse({ name }).success).toBe(false)
})

test('there are so many and no more, also when asked for at once', async () => {
  const user = await signedIn(await person('ninja'))
  const made = await Promise.allSettled(
    Array.from({ length: MAX_TOKENS + 5 }, (_, at) => createToken(user, `token ${at}`)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_TOKENS)
  expect(await listTokens(user)).toHaveLength(MAX_TOKENS)
})
