import type { LearningUpdate, Segment } from '@sands/contract/study/learning.model'
import { coveredLength } from '@sands/rules/coverage'
import { STUDY } from '@sands/rules/study'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, judge, type Moment, missingOf, refit, type Standing, type ViewingState } from './verdict.policy.ts'

const START = Date.parse('2026-03-02T04:00:00Z')
const DAY = '2026-03-02'
const MINUTE = 60_000

const momentAt = (now: number): Moment => ({ now, dayOf: (at) => new Date(at).toISOString().slice(0, 10) })

function aStanding(viewing: Partial<ViewingState> = {}, rest: Partial<Omit<Standing, 'viewing'>> = {}): Standing {
  const settled: ViewingState = {
    form: 'media',
    total: 600_000,
    threshold: 95,
    minSeconds: 0,
    seekAhead: true,
    isSound: false,
    capMs: 120 * MINUTE,
    startedAt: START,
    skewMs: 0,
    contactAt: START,
    aheadMs: 0,
    lifeAt: START,
    lastSeq: 0,
    replacedAt: null,
    ...viewing,
  }
  return {
    viewing: settled,
    progress: {
      covered: [],
      total: settled.total,
      lastPartSeen: false,
      position: 0,
      studiedMs: 0,
      finishedAt: null,
    },
    countedTime: [],
    days: new Map(),
    ...rest,
  }
}

/** A stretch played without a stop, starting `after` milliseconds after the viewing started. */
const played = (after: number, from: number, to: number, rest: Partial<Segment> = {}): Segment => {
  const rate = rest.rate ?? 1
  return {
    from,
    to,
    rate,
    milliseconds: Math.round((to - from) / rate),
    visible: 1,
    at: new Date(START + after).toISOString(),
    ...rest,
  }
}

const update = (seq: number, segments: Segment[], rest: Partial<LearningUpdate> = {}): LearningUpdate => ({
  learningDetailId: '1' as LearningUpdate['learningDetailId'],
  seq,
  segments,
  signOfLife: 1,
  ...rest,
})

const reasons = (standing: Standing, segments: Segment[], after: number, rest: Partial<LearningUpdate> = {}) =>
  judge(standing, update(1, segments, rest), momentAt(START + after)).uncounted.map(({ reason }) => reason)
const countedMs = (counted: readonly { milliseconds: number }[]) =>
  counted.reduce((sum, { milliseconds }) => sum + milliseconds, 0)

describe('a stretch', () => {
  it('is covered and counted when it was really played', () => {
    const { standing, counted, uncounted } = judge(
      aStanding(),
      update(1, [played(0, 0, 5000)], { position: 5000 }),
      momentAt(START + 5000),
    )
    expect(uncounted).toEqual([])
    expect(counted).toEqual([{ day: DAY, milliseconds: 5000 }])
    expect(standing.progress).toMatchObject({ covered: [[0, 5000]], studiedMs: 5000, position: 5000, finishedAt: null })
    expect(standing.viewing).toMatchObject({ lastSeq: 1, contactAt: START + 5000, aheadMs: 0 })
  })

  it('may be as long as the time that has passed, times the speed', () => {
    expect(reasons(aStanding(), [played(0, 0, 10_000, { rate: 2 })], 5000)).toEqual([])
    expect(reasons(aStanding(), [played(0, 0, 20_000, { rate: 2 })], 5000)).toEqual(['too_fast'])
    // A higher claimed speed does not allow more time than has passed.
    expect(reasons(aStanding(), [played(0, 0, 5000, { rate: 2, milliseconds: 20_000 })], 5000)).toEqual(['future'])
    expect(reasons(aStanding(), [played(-15_000, 0, 5000, { rate: 2, milliseconds: 20_000 })], 5000)).toEqual([
      'too_fast',
    ])
  })

  it('must claim the time it takes to play, however long ago the viewing started', () => {
    const noTime = played(0, 0, 600_000, { rate: 2, milliseconds: 0 })
    expect(reasons(aStanding(), [noTime], 20 * MINUTE)).toEqual(['too_fast'])
    expect(reasons(aStanding(), [{ ...noTime, milliseconds: 298_000 }], 20 * MINUTE)).toEqual([])
  })

  it('may be two seconds ahead, once for the whole viewing', () => {
    const first = judge(aStanding(), update(1, [played(0, 0, 7000)]), momentAt(START + 5000))
    expect(first.uncounted).toEqual([])
    const second = judge(first.standing, update(2, [played(5000, 7000, 12_001)]), momentAt(START + 10_000))
    expect(second.uncounted).toEqual([{ segment: 0, reason: 'too_fast' }])
    expect(judge(first.standing, update(2, [played(5000, 7000, 12_000)]), momentAt(START + 10_000)).uncounted).toEqual(
      [],
    )
  })

  it('that waited behind a slow network counts like one that arrived at once', () => {
    let standing = aStanding()
    for (const seq of [1, 2, 3]) {
      const from = (seq - 1) * 5000
      const verdict = judge(standing, update(seq, [played(from, from, from + 5000)]), momentAt(START + 15_000))
      expect(verdict.uncounted).toEqual([])
      standing = verdict.standing
    }
    expect(standing.progress).toMatchObject({ covered: [[0, 15_000]], studiedMs: 15_000 })
    const more = judge(standing, update(4, [played(10_000, 15_000, 20_000)]), momentAt(START + 15_000))
    expect(more.uncounted).toEqual([{ segment: 0, reason: 'too_fast' }])
  })

  it('is refused without affecting the stretches beside it', () => {
    const { uncounted, standing } = judge(
      aStanding(),
      update(1, [played(0, 0, 3000), played(0, 3000, 60_000, { milliseconds: 1000 }), played(3000, 3000, 5000)]),
      momentAt(START + 5000),
    )
    expect(uncounted).toEqual([{ segment: 1, reason: 'too_fast' }])
    expect(standing.progress.covered).toEqual([[0, 5000]])
  })

  it('needs time for the gaps that joining closes', () => {
    const glances = Array.from({ length: 100 }, (_, index) => played(0, index * 1001, index * 1001 + 1))
    const { standing } = judge(aStanding(), update(1, glances), momentAt(START + 5000))
    expect(coveredLength(standing.progress.covered)).toBeLessThanOrEqual(7000 + 100)
  })

  it.each([
    ['ends before its start', played(0, 9000, 5000)],
    ['is empty', played(0, 5000, 5000)],
    ['starts far beyond the end', played(0, 601_000, 602_000)],
    ['goes far beyond the end', played(0, 599_000, 602_000)],
  ])('that %s is refused', (_what, segment) => expect(reasons(aStanding(), [segment], 5000)).toEqual(['beyond_end']))

  it('may end shortly after the end of the film, which then counts as seen', () => {
    const { standing, uncounted } = judge(aStanding(), update(1, [played(0, 598_000, 600_900)]), momentAt(START + 5000))
    expect(uncounted).toEqual([])
    expect(standing.progress).toMatchObject({ covered: [[598_000, 600_000]], lastPartSeen: true })
  })

  it('may lie shortly after the end, where players stop, and then adds only time', () => {
    const standing = aStanding({}, { progress: { ...aStanding().progress, covered: [[0, 600_000]] } })
    const verdict = judge(standing, update(1, [played(0, 600_010, 600_050)]), momentAt(START + 5000))
    expect(verdict.uncounted).toEqual([])
    expect(verdict.standing.progress.covered).toEqual([[0, 600_000]])
  })

  it("is judged by the device's clock as it was when the viewing started", () => {
    const late = played(6000, 0, 5000)
    expect(reasons(aStanding(), [late], 5000)).toEqual(['future'])
    expect(reasons(aStanding({ skewMs: 6000 }), [late], 5000)).toEqual([])
    expect(reasons(aStanding({ skewMs: -3_600_000 }), [played(-3_600_000, 0, 5000)], 5000)).toEqual([])
  })

  it('of a device whose clock was set back counts from its arrival', () => {
    const { counted } = judge(aStanding(), update(1, [played(-7_200_000, 0, 5000)]), momentAt(START + 5000))
    expect(counted).toEqual([{ day: DAY, milliseconds: 5000 }])
  })

  it('is not counted while the page is hidden, unless it is audio', () => {
    const hidden = played(0, 0, 5000, { visible: 0 })
    expect(reasons(aStanding(), [hidden], 5000)).toEqual(['hidden'])
    expect(reasons(aStanding({ isSound: true }), [hidden], 5000)).toEqual([])
  })

  it('that skips ahead is refused where everything has to be seen in order', () => {
    const inOrder = aStanding({ seekAhead: false })
    expect(reasons(inOrder, [played(0, 2001, 5000)], 5000)).toEqual(['skipped_ahead'])
    expect(reasons(inOrder, [played(0, 2000, 5000)], 5000)).toEqual([])
    const seen = { ...inOrder, progress: { ...inOrder.progress, covered: [[0, 60_000] as const] } }
    expect(reasons(seen, [played(0, 60_000, 65_000)], 5000)).toEqual([])
    expect(reasons(seen, [played(0, 10_000, 15_000)], 5000)).toEqual([])
    expect(reasons(seen, [played(0, 63_000, 66_000)], 5000)).toEqual(['skipped_ahead'])
    const finished = { ...seen, progress: { ...seen.progress, finishedAt: START - 1 } }
    expect(reasons(finished, [played(0, 300_000, 305_000)], 5000)).toEqual([])
    expect(reasons(aStanding(), [played(0, 300_000, 305_000)], 5000)).toEqual([])
  })

  it('is not counted after ten minutes and the prompt without a sign of life', () => {
    const silent = { signOfLife: 0 } as const
    const from = 11 * MINUTE
    expect(reasons(aStanding(), [played(from - 5000, 0, 5000)], from, silent)).toEqual([])
    expect(reasons(aStanding(), [played(from - 4000, 0, 5000)], from + 1000, silent)).toEqual(['no_sign_of_life'])
    expect(reasons(aStanding(), [played(from - 4000, 0, 5000)], from + 1000)).toEqual([])
  })

  describe('of audio that plays without a sign of life', () => {
    const HOUR = 60 * MINUTE
    const sound = aStanding({ isSound: true, total: HOUR, capMs: 10 * HOUR })
    /** Plays from one minute of the item to another, in updates of a minute, and says which minutes did not count. */
    function listen(
      standing: Standing,
      { at, from, to, rate = 1 }: { at: number; from: number; to: number; rate?: number },
    ) {
      let state = standing
      const lost: string[] = []
      for (let minute = from; minute < to; minute += 1) {
        const after = at + ((minute - from) * MINUTE) / rate
        const segment = played(after, minute * MINUTE, (minute + 1) * MINUTE, { rate, visible: 0 })
        const seq = state.viewing.lastSeq + 1
        const verdict = judge(state, update(seq, [segment], { signOfLife: 0 }), momentAt(START + after + MINUTE / rate))
        lost.push(...verdict.uncounted.map(({ reason }) => `${minute} ${reason}`))
        state = verdict.standing
      }
      return { state, lost, endedAt: at + ((to - from) * MINUTE) / rate }
    }
    const silentAt = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `${from + index} no_sign_of_life`)

    it.each([0.5, 1, 2])('counts to the end of the item at rate %s', (rate) => {
      expect(listen(sound, { at: 0, from: 0, to: 60, rate }).lost).toEqual([])
      expect(listen(sound, { at: 0, from: 40, to: 60, rate }).lost).toEqual([])
    })

    it('does not count when the item starts again after its end, until there is a sign of life', () => {
      const first = listen(sound, { at: 0, from: 20, to: 60 })
      const second = listen(first.state, { at: first.endedAt, from: 0, to: 60 })
      expect(second.lost).toEqual(silentAt(0, 60))
      const answered = judge(
        second.state,
        update(second.state.viewing.lastSeq + 1, [played(second.endedAt, 0, 5000)]),
        momentAt(START + second.endedAt + 5000),
      )
      expect(answered.uncounted).toEqual([])
    })

    it('counts a new beginning that comes before the prompt is due, to its end', () => {
      const first = listen(sound, { at: 0, from: 55, to: 60 })
      const second = listen(first.state, { at: first.endedAt, from: 0, to: 60 })
      expect(second.lost).toEqual([])
      expect(listen(second.state, { at: second.endedAt, from: 0, to: 60 }).lost).toEqual(silentAt(0, 60))
    })

    it('counts after a long pause in the background', () => {
      const first = listen(sound, { at: 0, from: 0, to: 20 })
      expect(listen(first.state, { at: first.endedAt + HOUR, from: 20, to: 60 }).lost).toEqual([])
    })
  })
})

describe('an update', () => {
  it('that arrived before changes nothing, and the answer says so', () => {
    const first = judge(aStanding(), update(1, [played(0, 0, 5000)]), momentAt(START + 5000))
    const again = judge(first.standing, update(1, [played(0, 0, 5000)]), momentAt(START + 60_000))
    expect(again).toMatchObject({ isOld: true, uncounted: [{ segment: -1, reason: 'old' }], counted: [], refused: [] })
    expect(again.standing).toBe(first.standing)
  })

  it('that arrives after a later one changes nothing', () => {
    const later = judge(aStanding(), update(3, [played(0, 0, 5000)]), momentAt(START + 5000))
    expect(judge(later.standing, update(2, [played(0, 5000, 6000)]), momentAt(START + 9000)).isOld).toBe(true)
  })

  it('lists the days it may count for', () => {
    const segments = [played(-10 * 3_600_000, 0, 1), played(0, 0, 1), played(24 * 3_600_000, 0, 1)]
    const offline = aStanding({ startedAt: START - 12 * 3_600_000 })
    expect(daysOf(update(1, segments), offline.viewing, momentAt(START + 5000))).toEqual(['2026-03-01', DAY])
  })

  it('over midnight counts for the day on which each stretch ended', () => {
    const midnight = Date.parse('2026-03-03T00:00:00Z')
    const viewing = { startedAt: midnight - 60_000, contactAt: midnight - 60_000, lifeAt: midnight }
    const at = (offset: number) => new Date(midnight + offset).toISOString()
    const { counted } = judge(
      aStanding(viewing),
      update(1, [played(0, 0, 5000, { at: at(-6000) }), played(0, 5000, 10_000, { at: at(-1000) })]),
      momentAt(midnight + 4000),
    )
    expect(counted).toEqual([
      { day: '2026-03-02', milliseconds: 5000 },
      { day: '2026-03-03', milliseconds: 5000 },
    ])
  })
})

describe('two devices', () => {
  it('of one person never count the same time twice', () => {
    const phone = judge(aStanding(), update(1, [played(0, 0, 5000)]), momentAt(START + 5000))
    const { countedTime } = phone.standing
    const desktop = (segment: Segment) =>
      judge(aStanding({}, { countedTime }), update(1, [segment]), momentAt(START + 7000))
    expect([phone, desktop(played(5000, 0, 2000))].map(({ counted }) => countedMs(counted))).toEqual([5000, 2000])
    expect(countedMs(desktop(played(0, 0, 5000)).counted)).toBe(0)
    expect(desktop(played(0, 0, 5000)).uncounted).toEqual([{ segment: 0, reason: 'elsewhere' }])
    const later = judge(aStanding({}, { countedTime }), update(1, [played(2000, 0, 5000)]), momentAt(START + 60_000))
    expect(countedMs(later.counted)).toBe(2000)
    expect(later.uncounted).toEqual([{ segment: 0, reason: 'elsewhere' }])
  })

  it('count study that was offline before the other device started, also when it is sent afterwards', () => {
    const half = 30 * MINUTE
    const desktop = { countedTime: [[START + half, START + 2 * half] as const] }
    const phone = aStanding({ total: 2 * half, lifeAt: START + half }, desktop)
    const { counted, uncounted, standing } = judge(
      phone,
      update(1, [played(0, 0, half)]),
      momentAt(START + 65 * MINUTE),
    )
    expect(uncounted).toEqual([])
    expect(countedMs(counted)).toBe(half)
    expect(standing.countedTime).toEqual([[START, START + 2 * half]])
  })

  it('tolerate small inaccuracies of a player over many hours', () => {
    const nights = Array.from(
      { length: 40 },
      (_, day) => [START - (40 - day) * 86_400_000, START - (40 - day) * 86_400_000 + MINUTE] as const,
    )
    let standing = aStanding({ total: 20_000_000, capMs: 20_000_000 }, { countedTime: nights })
    for (let seq = 1; seq <= 2000; seq += 1) {
      const after = (seq - 1) * 5000
      const stretch = played(after, (seq - 1) * 4990, seq * 4990, { milliseconds: 4980 })
      const verdict = judge(standing, update(seq, [stretch]), momentAt(START + seq * 5000))
      expect(verdict.uncounted).toEqual([])
      standing = verdict.standing
    }
  })

  it('need uncounted time for coverage, whatever time is claimed', () => {
    const busy = { countedTime: [[START - MINUTE, START + 20 * MINUTE] as const] }
    const film = played(0, 0, 600_000, { rate: 2, milliseconds: 300_000 })
    const glance = played(0, 0, 4000, { rate: 2, milliseconds: 0 })
    expect(reasons(aStanding({}, busy), [film], 20 * MINUTE)).toEqual(['elsewhere'])
    const glances = Array.from({ length: 10 }, (_, index) => ({
      ...glance,
      from: index * 4000,
      to: index * 4000 + 4000,
    }))
    const { standing } = judge(aStanding({}, busy), update(1, glances), momentAt(START + 20 * MINUTE))
    expect(coveredLength(standing.progress.covered)).toBeLessThanOrEqual((STUDY.slackMs / 0.95) * STUDY.maxRate)
  })

  it('count the replaced viewing up to its replacement and no further', () => {
    const replaced = aStanding({ replacedAt: START + 5000 })
    expect(reasons(replaced, [played(0, 0, 5000)], 30_000)).toEqual([])
    expect(reasons(replaced, [played(5000, 5000, 10_000)], 30_000)).toEqual(['elsewhere'])
    // Claimed as if it were earlier, there was no time for it.
    expect(reasons(replaced, [played(-10_000, 0, 10_000)], 30_000)).toEqual(['elsewhere'])
  })

  it('keep the position of the current viewing when the replaced one reports', () => {
    const verdict = judge(aStanding({ replacedAt: START }), update(1, [], { position: 9000 }), momentAt(START + 5000))
    expect(verdict.standing.progress.position).toBe(0)
  })

  it('count offline study only for time that was not counted on another device', () => {
    const hour = 60 * MINUTE
    const segments = Array.from({ length: 60 }, (_, index) =>
      played(index * MINUTE, index * MINUTE, (index + 1) * MINUTE),
    )
    const offline = { total: 2 * hour, lifeAt: START + hour }
    const alone = judge(aStanding(offline), update(1, segments), momentAt(START + 3 * hour))
    expect(countedMs(alone.counted)).toBe(hour)
    const beside = judge(
      aStanding(offline, { countedTime: [[START + hour / 2, START + 3 * hour]] }),
      update(1, segments),
      momentAt(START + 3 * hour),
    )
    expect(countedMs(beside.counted)).toBe(hour / 2)
    expect(beside.uncounted).toHaveLength(30)
  })
})

describe('the daily cap', () => {
  const cap = { capMs: 10_000 }
  it('refuses everything once it is reached', () => {
    const full = aStanding(cap, { days: new Map([[DAY, 10_000]]) })
    const { standing, uncounted, refused } = judge(full, update(1, [played(0, 0, 5000)]), momentAt(START + 5000))
    expect(uncounted).toEqual([{ segment: 0, reason: 'daily_cap' }])
    expect(refused).toEqual([{ day: DAY, reason: 'daily_cap', milliseconds: 5000 }])
    expect(standing.progress).toMatchObject({ covered: [], studiedMs: 0 })
  })

  it('cuts time and coverage of the stretch that exceeds it', () => {
    const { standing, counted, refused } = judge(
      aStanding(cap, { days: new Map([[DAY, 8000]]) }),
      update(1, [played(0, 0, 10_000, { rate: 2 })]),
      momentAt(START + 5000),
    )
    expect(counted).toEqual([{ day: DAY, milliseconds: 2000 }])
    expect(refused).toEqual([{ day: DAY, reason: 'daily_cap', milliseconds: 3000 }])
    expect(standing.progress.covered).toEqual([[0, 4000]])
  })

  it('counts each day separately', () => {
    const yesterday = new Map([['2026-03-01', 10_000]])
    expect(reasons(aStanding(cap, { days: yesterday }), [played(0, 0, 5000)], 5000)).toEqual([])
  })
})

describe('finished', () => {
  const short = { total: 10_000 }
  it('a film is finished once, when enough of it and its end were seen', () => {
    const most = judge(aStanding(short), update(1, [played(0, 500, 10_000)]), momentAt(START + 10_000))
    expect(most.hasFinished).toBe(true)
    expect(most.standing.progress.finishedAt).toBe(START + 10_000)
    const again = judge(most.standing, update(2, [played(10_000, 0, 5000)]), momentAt(START + 20_000))
    expect(again.hasFinished).toBe(false)
    expect(again.standing.progress.finishedAt).toBe(START + 10_000)
  })

  it.each([false, true])('a film can require that everything is seen (as audio: %s)', (isSound) => {
    const whole = { total: 40_040, threshold: 100, isSound }
    // The player started to report slightly late, and stopped slightly before the measured length.
    const all = judge(aStanding(whole), update(1, [played(180, 180, 39_730)]), momentAt(START + 40_000))
    expect(all.hasFinished).toBe(true)
    const noEnd = judge(aStanding(whole), update(1, [played(0, 0, 38_900)]), momentAt(START + 40_000))
    expect(missingOf(noEnd.standing.viewing, noEnd.standing.progress)).toEqual(['parts_missing'])
    const noMiddle = judge(
      aStanding(whole),
      update(1, [played(0, 0, 20_000), played(20_000, 21_100, 40_000)]),
      momentAt(START + 40_000),
    )
    expect(missingOf(noMiddle.standing.viewing, noMiddle.standing.progress)).toEqual(['parts_missing'])
  })

  it('a film is not finished by its end alone, nor without its end', () => {
    const film = { total: 100_000, threshold: 50 }
    const end = judge(aStanding(film), update(1, [played(0, 95_000, 100_000)]), momentAt(START + 10_000))
    expect(missingOf(end.standing.viewing, end.standing.progress)).toEqual(['parts_missing'])
    const start = judge(aStanding(film), update(1, [played(0, 0, 60_000)]), momentAt(START + 60_000))
    expect(missingOf(start.standing.viewing, start.standing.progress)).toEqual(['end_not_seen'])
  })

  it('a document is finished when every page was seen for the required time', () => {
    const paper = { form: 'pages', total: 3, minSeconds: 5 } as const
    const page = (after: number, number: number, milliseconds: number) =>
      played(after, number, number + 1, { milliseconds })
    const quick = judge(
      aStanding(paper),
      update(1, [page(0, 1, 1000), page(1000, 2, 1000), page(2000, 3, 1000)]),
      momentAt(START + 3000),
    )
    expect(missingOf(quick.standing.viewing, quick.standing.progress)).toEqual(['time_too_short'])
    const slow = judge(quick.standing, update(2, [page(3000, 3, 2000)]), momentAt(START + 5000))
    expect(slow.hasFinished).toBe(true)
    expect(slow.standing.progress.covered).toEqual([[1, 4]])
  })

  it('pages count only one at a time, with the minimum time each, and only if they exist', () => {
    const paper = aStanding({ form: 'pages', total: 10 })
    const page = (from: number, to: number) => played(0, from, to, { milliseconds: 0 })
    expect(reasons(paper, [page(1, 11)], 60_000)).toEqual(['beyond_end'])
    expect(reasons(paper, [page(0, 1)], 60_000)).toEqual(['beyond_end'])
    expect(reasons(paper, [page(11, 12)], 60_000)).toEqual(['beyond_end'])
    const all = Array.from({ length: 10 }, (_, index) => page(index + 1, index + 2))
    expect(reasons(paper, all, 3000)).toEqual([])
    expect(reasons(paper, all, 2000)).toEqual(['too_fast', 'too_fast'])
  })

  it('a link is finished once it was opened', () => {
    const link = aStanding({ form: 'link', total: 1 })
    expect(judge(link, update(1, [played(0, 0, 1, { milliseconds: 0 })]), momentAt(START)).hasFinished).toBe(true)
  })
})

describe('a file with another length', () => {
  it('loses the coverage of removed parts, and finished stays finished', () => {
    const known = { ...aStanding().progress, covered: [[0, 400_000] as const, [500_000, 600_000] as const] }
    const shorter = refit({ ...known, finishedAt: START, position: 590_000 }, { form: 'media', total: 450_000 })
    expect(shorter).toMatchObject({
      covered: [[0, 400_000]],
      total: 450_000,
      position: 450_000,
      lastPartSeen: false,
      finishedAt: START,
    })
    expect(refit(known, { form: 'media', total: 900_000 })).toMatchObject({ covered: known.covered, total: 900_000 })
    const pages = { ...known, covered: [[1, 11] as const], total: 10 }
    expect(refit(pages, { form: 'pages', total: 8 })).toMatchObject({ covered: [[1, 9]], lastPartSeen: true })
  })
})

describe('whatever a client claims', () => {
  const segment = fc.record({
    from: fc.nat(700_000),
    length: fc.integer({ min: -1000, max: 30_000 }),
    rate: fc.constantFrom(0.25, 0.5, 1, 1.5, 2),
    milliseconds: fc.nat(30_000),
    visible: fc.constantFrom(0 as const, 1 as const),
    after: fc.integer({ min: -20_000, max: 200_000 }),
  })
  const claims = fc.array(
    fc.record({
      wait: fc.nat(15_000),
      seq: fc.integer({ min: 1, max: 12 }),
      segments: fc.array(segment, { maxLength: 6 }),
      signOfLife: fc.constantFrom(0 as const, 1 as const),
    }),
    { maxLength: 10 },
  )

  it('no more is counted or covered than time has passed, and nothing is ever removed', () => {
    fc.assert(
      fc.property(claims, fc.boolean(), fc.boolean(), (all, seekAhead, isSound) => {
        let standing = aStanding({ seekAhead, isSound, capMs: 100_000 })
        let now = START
        let counted = 0
        for (const { wait, seq, segments, signOfLife } of all) {
          now += wait
          const before = standing
          const verdict = judge(
            standing,
            update(
              seq,
              segments.map(({ from, length, after, ...rest }) => played(after, from, Math.max(0, from + length), rest)),
              { signOfLife },
            ),
            momentAt(now),
          )
          standing = verdict.standing
          counted += countedMs(verdict.counted)
          const passed = now - START + STUDY.slackMs
          expect(counted).toBeLessThanOrEqual(passed)
          expect(standing.progress.studiedMs).toBe(counted)
          expect(coveredLength(standing.progress.covered)).toBeLessThanOrEqual(passed * STUDY.maxRate)
          expect(coveredLength(standing.progress.covered)).toBeGreaterThanOrEqual(
            coveredLength(before.progress.covered),
          )
          expect(standing.viewing.aheadMs).toBeLessThanOrEqual(STUDY.slackMs)
          const taken = coveredLength(standing.countedTime)
          expect(taken).toBeGreaterThanOrEqual(Math.max(counted, coveredLength(before.countedTime)))
          expect(standing.countedTime.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(now + STUDY.slackMs)
          expect(coveredLength(standing.progress.covered)).toBeLessThanOrEqual((taken / 0.95) * STUDY.maxRate)
          for (const milliseconds of standing.days.values()) expect(milliseconds).toBeLessThanOrEqual(100_000)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('the same update sent twice counts once', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const once = update(
          1,
          segments.map(({ from, length, after, ...rest }) => played(after, from, Math.max(0, from + length), rest)),
        )
        const first = judge(aStanding(), once, momentAt(START + 20_000))
        expect(judge(first.standing, once, momentAt(START + 90_000)).standing).toEqual(first.standing)
      }),
    )
  })
})
