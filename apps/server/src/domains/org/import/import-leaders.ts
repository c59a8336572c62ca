import type { Slice } from './import-slice.service.ts'

/** Who would report to whom after the import: user names in small letters. */
export interface LeaderWish {
  row: number
  userName: string
  leader: string
}

export interface LeaderCheck {
  /** Rows whose leader does not exist. */
  unknown: Set<number>
  /** Rows that would make a person report to themselves. */
  circle: Set<number>
}

interface Options {
  wishes: readonly LeaderWish[]
  /** Whether the person exists already. */
  exists(userName: string): boolean
  /** Whether the file adds the person. */
  isAdded(userName: string): boolean
  /** To whom people report now. */
  current: ReadonlyMap<string, string>
  slice: Slice
}

/** A person whose leader does not exist is not added, so the people who were to report to them have no leader either. */
async function withoutLeader({ wishes, exists, isAdded, slice }: Options): Promise<Set<number>> {
  const waiting = Map.groupBy(wishes, ({ leader }) => leader)
  const unknown = new Set<number>()
  const lost: string[] = [...waiting.keys()].filter((leader) => !exists(leader) && !isAdded(leader))
  for (let leader = lost.pop(); leader !== undefined; leader = lost.pop()) {
    await slice.pause()
    for (const { row, userName } of waiting.get(leader) ?? []) {
      if (unknown.has(row)) continue
      unknown.add(row)
      if (!exists(userName)) lost.push(userName)
    }
  }
  return unknown
}

/** The people on a circle. Every person is visited once. */
async function onCircles(leaders: ReadonlyMap<string, string>, slice: Slice): Promise<Set<string>> {
  const walkOf = new Map<string, number>()
  const found = new Set<string>()
  let walk = 0
  for (const start of leaders.keys()) {
    walk += 1
    await slice.pause()
    let at: string | undefined = start
    while (at !== undefined && !walkOf.has(at)) {
      walkOf.set(at, walk)
      at = leaders.get(at)
    }
    if (at === undefined || walkOf.get(at) !== walk) continue
    for (let next: string | undefined = at; next !== undefined && !found.has(next); next = leaders.get(next))
      found.add(next)
  }
  return found
}

/**
 * Repeats until nothing changes: a person who is not added leads
 * nobody, and where a row is refused the old leader stays.
 */
export async function checkLeaders(options: Options): Promise<LeaderCheck> {
  const { wishes, current, slice } = options
  const unknown = new Set<number>()
  const circle = new Set<number>()
  const isGood = ({ row }: LeaderWish) => !unknown.has(row) && !circle.has(row)
  for (;;) {
    const before = unknown.size + circle.size
    const good = wishes.filter(isGood)
    const refused = new Set(wishes.filter((wish) => !isGood(wish)).map(({ userName }) => userName))
    const isAdded = (userName: string) => options.isAdded(userName) && !refused.has(userName)
    for (const row of await withoutLeader({ ...options, wishes: good, isAdded })) unknown.add(row)
    const leaders = new Map(current)
    for (const { userName, leader } of good.filter(isGood)) leaders.set(userName, leader)
    const bad = await onCircles(leaders, slice)
    for (const { row, userName } of good.filter(isGood)) if (bad.has(userName)) circle.add(row)
    if (unknown.size + circle.size === before) return { unknown, circle }
  }
}
