import { eq } from 'drizzle-orm'
import type { DemoStore } from '#app/providers/payments/demo-accounts.ts'
import { db } from '#db/client.server.ts'
import { demoCustomers } from '#db/schema/billing.ts'

/** Where demo billing keeps its books: a table that nothing else of ours looks into. */
export const demoStore: DemoStore = {
  async create(id, account) {
    await db.insert(demoCustomers).values({ id, account }).onConflictDoNothing()
  },
  async read(id) {
    const [row] = await db.select().from(demoCustomers).where(eq(demoCustomers.id, id))
    return row?.account
  },
  change(id, work) {
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(demoCustomers).where(eq(demoCustomers.id, id)).for('update')
      if (!row) return undefined
      const before = JSON.stringify(row.account)
      const result = work(row.account)
      if (JSON.stringify(row.account) !== before) {
        await tx.update(demoCustomers).set({ account: row.account }).where(eq(demoCustomers.id, id))
      }
      return { result }
    })
  },
  async remove(id) {
    await db.delete(demoCustomers).where(eq(demoCustomers.id, id))
  },
}
