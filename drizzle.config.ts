import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // Tests stand beside the tables.
  schema: './db/schema/!(*.test).ts',
  out: './db/migrations',
  casing: 'snake_case',
})
