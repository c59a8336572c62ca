import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { DEFAULT_TERMS, type EarningTerms, type EarningType } from '@sands/rules/points/points'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pointRules, pointSettings } from '../points.tables.ts'

export interface Rule extends EarningTerms {
  type: EarningType
  version: number
  updatedAt: Date | null
  updatedBy: UserId | null
}

type RuleRow = typeof pointRules.$inferSelect

const ruleOf = ({ activeFrom, activeUntil, collegeId: _, ...row }: RuleRow): Rule => ({
  ...row,
  from: activeFrom,
  until: activeUntil,
})

const defaultRule = (type: EarningType): Rule => ({
  ...DEFAULT_TERMS[type],
  type,
  version: 1,
  updatedAt: null,
  updatedBy: null,
})

const FIRST_SETTINGS = { validMonths: 0, version: 1 }

export const ruleRepo = {
  one: async (db: Db, collegeId: CollegeId, type: EarningType): Promise<Rule> => {
    const [row] = await db
      .select()
      .from(pointRules)
      .where(and(eq(pointRules.collegeId, collegeId), eq(pointRules.type, type)))
    return row ? ruleOf(row) : defaultRule(type)
  },

  /** Every rule of the college, changed or not. */
  all: async (db: Db, collegeId: CollegeId): Promise<ReadonlyMap<EarningType, Rule>> => {
    const rows = await db.select().from(pointRules).where(eq(pointRules.collegeId, collegeId))
    const types = Object.keys(DEFAULT_TERMS) as EarningType[]
    const changed = new Map(rows.map((row) => [row.type, ruleOf(row)]))
    return new Map(types.map((type) => [type, changed.get(type) ?? defaultRule(type)]))
  },

  /** Stores a rule whose version follows the one that was seen. Returns false when another change came first. */
  save: async (
    tx: Tx,
    collegeId: CollegeId,
    { type, version, from, until, updatedAt, updatedBy, ...terms }: Rule & { updatedAt: Date; updatedBy: UserId },
  ): Promise<boolean> => {
    const { isOn, points, dailyCap, lifetimeCap, coolDownMinutes } = terms
    const values = {
      ...{ isOn, points, dailyCap, lifetimeCap, coolDownMinutes },
      ...{ activeFrom: from, activeUntil: until, version, updatedAt, updatedBy },
    }
    const rows = await tx
      .insert(pointRules)
      .values({ collegeId, type, ...values })
      .onConflictDoUpdate({
        target: [pointRules.collegeId, pointRules.type],
        set: values,
        setWhere: eq(pointRules.version, version - 1),
      })
      .returning({ version: pointRules.version })
    return rows.length > 0
  },

  settings: async (db: Db, collegeId: CollegeId): Promise<{ validMonths: number; version: number }> => {
    const { validMonths, version } = pointSettings
    const [row] = await db
      .select({ validMonths, version })
      .from(pointSettings)
      .where(eq(pointSettings.collegeId, collegeId))
    return row ?? FIRST_SETTINGS
  },

  saveSettings: async (tx: Tx, values: typeof pointSettings.$inferInsert): Promise<boolean> => {
    const rows = await tx
      .insert(pointSettings)
      .values(values)
      .onConflictDoUpdate({
        target: pointSettings.collegeId,
        set: values,
        setWhere: eq(pointSettings.version, values.version - 1),
      })
      .returning({ version: pointSettings.version })
    return rows.length > 0
  },
}
