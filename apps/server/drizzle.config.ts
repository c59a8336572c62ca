import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/server/src/kernel/**/*.tables.ts', './apps/server/src/domains/*/*.tables.ts'],
  out: './apps/server/migrations',
})
