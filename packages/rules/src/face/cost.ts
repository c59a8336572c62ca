/** What a session costs. Amounts are in cents, so that sums are exact. */
export const COST_KINDS = ['room', 'lecturer', 'material', 'other'] as const
export type CostKind = (typeof COST_KINDS)[number]

/** A million, in cents. */
export const MOST_COST_CENTS = 100_000_000
export const COST_NOTE_LENGTH = 200

export interface Cost {
  cents: number
  note: string
}

export const noCosts = (): Record<CostKind, Cost> => ({
  room: { cents: 0, note: '' },
  lecturer: { cents: 0, note: '' },
  material: { cents: 0, note: '' },
  other: { cents: 0, note: '' },
})

export const totalCents = (costs: Readonly<Record<CostKind, Cost>>): number =>
  COST_KINDS.reduce((sum, kind) => sum + costs[kind].cents, 0)

/** Null when nobody has a seat. */
export const centsPerHead = (total: number, people: number): number | null =>
  people === 0 ? null : Math.round(total / people)
