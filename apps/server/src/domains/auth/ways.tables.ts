import type { RegisterWay } from '@sands/rules/auth/register'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The ways to sign in that the company allows: one row, or none before somebody has changed them. */
export const signInWays = pgTable('sign_in_ways', {
  id: boolean('id').primaryKey().default(true),
  phone: boolean('phone').notNull(),
  resetBySms: boolean('reset_by_sms').notNull(),
  resetByEmail: boolean('reset_by_email').notNull(),
  homeArea: text('home_area').notNull(),
  registerBy: text('register_by').$type<RegisterWay>().notNull().default('closed'),
  registerDomains: text('register_domains').array().notNull().default([]),
  version: integer('version').notNull().default(1),
})
