import { describe, expect, it } from 'vitest'
import { attendanceOf, dayOutcome, isSignOpen, markOfHand } from './attendance.ts'
import { type NextFacts, nextAct } from './next.ts'
import { ATTENDED, seatAfter, seatsLeft } from './seat.ts'
import { type SignUpFacts, sessionAfter, sessionFaults, sessionPhase, signUpRefusal } from './session.ts'
import { instantOfWall, showSameTime, wallTime } from './zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const day = { startsAt: 9 * HOUR, endsAt: 17 * HOUR }

describe('the status of a seat', () => {
  it('moves from the waiting list to a seat, to a confirmation and to the outcome', () => {
    expect(seatAfter('none', 'wait')).toBe('waiting')
    expect(seatAfter('waiting', 'promote')).toBe('booked')
    expect(seatAfter('booked', 'confirm')).toBe('confirmed')
    expect(seatAfter('confirmed', 'late')).toBe('late')
    expect(seatAfter('late', 'present')).toBe('present')
  })

  it('allows nothing that does not follow', () => {
    expect(seatAfter('waiting', 'confirm')).toBeUndefined()
    expect(seatAfter('present', 'withdraw')).toBeUndefined()
    expect(seatAfter('booked', 'book')).toBeUndefined()
    expect(seatAfter('cancelled', 'present')).toBeUndefined()
  })

  it('lets people who withdrew sign up again', () => {
    expect(seatAfter('cancelled', 'book')).toBe('booked')
    expect(seatAfter('declined', 'wait')).toBe('waiting')
  })

  it('counts overbooking, and never below zero', () => {
    expect(seatsLeft({ capacity: 10, overbook: 2 }, 11)).toBe(1)
    expect(seatsLeft({ capacity: 10, overbook: 0 }, 12)).toBe(0)
  })
})

describe('a session', () => {
  const open: SignUpFacts = {
    phase: 'upcoming',
    opensAt: null,
    closesAt: null,
    now: 5,
    isInScope: true,
    isLocked: false,
    form: 'none',
    hasSeat: false,
    seatsLeft: 1,
    hasWaitingList: false,
  }

  it('follows the clock once it is published', () => {
    expect(sessionPhase('draft', day, 10 * HOUR)).toBe('draft')
    expect(sessionPhase('open', day, 8 * HOUR)).toBe('upcoming')
    expect(sessionPhase('open', day, 9 * HOUR)).toBe('running')
    expect(sessionPhase('open', day, 17 * HOUR)).toBe('ended')
    expect(sessionPhase('cancelled', day, 8 * HOUR)).toBe('cancelled')
  })

  it('has one reason for each no, in a fixed order', () => {
    expect(signUpRefusal(open)).toBeNull()
    expect(signUpRefusal({ ...open, phase: 'ended', isInScope: false })).toBe('not_open')
    expect(signUpRefusal({ ...open, opensAt: 6 })).toBe('not_yet')
    expect(signUpRefusal({ ...open, form: 'open', closesAt: 5 })).toBe('by_form')
    expect(signUpRefusal({ ...open, form: 'closed', closesAt: 5 })).toBe('form_closed')
    expect(signUpRefusal({ ...open, form: 'closed', isLocked: true })).toBe('locked')
    expect(signUpRefusal({ ...open, form: 'open', hasSeat: true })).toBe('has_seat')
    expect(signUpRefusal({ ...open, isLocked: true, seatsLeft: 0 })).toBe('locked')
    expect(signUpRefusal({ ...open, closesAt: 5 })).toBe('over')
    expect(signUpRefusal({ ...open, isInScope: false, seatsLeft: 0 })).toBe('out_of_scope')
    expect(signUpRefusal({ ...open, hasSeat: true, seatsLeft: 0 })).toBe('has_seat')
    expect(signUpRefusal({ ...open, seatsLeft: 0 })).toBe('full')
    expect(signUpRefusal({ ...open, seatsLeft: 0, hasWaitingList: true })).toBeNull()
  })

  it('names what keeps it from being published', () => {
    const planned = { ...day, roomSeats: 20 }
    expect(sessionFaults({ name: 'A', capacity: 20, days: [planned] }, HOUR)).toEqual([])
    expect(sessionFaults({ name: ' ', capacity: 21, days: [planned, planned] }, 10 * HOUR)).toEqual([
      'no_name',
      'days_overlap',
      'in_the_past',
      'room_too_small',
    ])
    expect(sessionFaults({ name: 'A', capacity: 1, days: [] }, 0)).toEqual(['no_days'])
    const backwards = { startsAt: 9, endsAt: 8, roomSeats: null }
    expect(sessionFaults({ name: 'A', capacity: 1, days: [backwards] }, 0)).toEqual(['day_backwards'])
  })

  it('can be cancelled while it is open, and deleted before and after that', () => {
    expect(sessionAfter('open', 'cancel')).toBe('cancelled')
    expect(sessionAfter('open', 'delete')).toBeUndefined()
    expect(sessionAfter('cancelled', 'delete')).toBe('deleted')
  })
})

describe('attendance', () => {
  it('opens the code an hour before the day, and signing out at its end', () => {
    expect(isSignOpen(day, 'in', 8 * HOUR - 1)).toBe(false)
    expect(isSignOpen(day, 'in', 8 * HOUR)).toBe(true)
    expect(isSignOpen(day, 'in', 17 * HOUR)).toBe(true)
    expect(isSignOpen(day, 'in', 17 * HOUR + 1)).toBe(false)
    expect(isSignOpen(day, 'out', 16 * HOUR)).toBe(false)
    expect(isSignOpen(day, 'out', 18 * HOUR)).toBe(true)
  })

  it('says what a day was', () => {
    const over = { needsSignOut: true, isOver: true }
    expect(dayOutcome(undefined, { ...over, isOver: false })).toBe('open')
    expect(dayOutcome(undefined, over)).toBe('absent')
    expect(dayOutcome({ arrival: 'signed', hasLeft: false }, over)).toBe('partly')
    expect(dayOutcome({ arrival: 'signed', hasLeft: false }, { ...over, isOver: false })).toBe('present')
    expect(dayOutcome(markOfHand('late'), over)).toBe('late')
    expect(dayOutcome(markOfHand('absent'), { ...over, isOver: false })).toBe('absent')
  })

  it('keeps what the organiser says about a day, with a sign-out or without', () => {
    for (const needsSignOut of [true, false])
      for (const isOver of [true, false])
        for (const mark of ATTENDED) expect(dayOutcome(markOfHand(mark), { needsSignOut, isOver })).toBe(mark)
  })

  it('sums up several days', () => {
    expect(attendanceOf(['open', 'open'])).toBeNull()
    expect(attendanceOf(['absent', 'open'])).toBeNull()
    expect(attendanceOf(['absent', 'absent'])).toBe('absent')
    expect(attendanceOf(['present', 'absent'])).toBe('partly')
    expect(attendanceOf(['present', 'late'])).toBe('late')
    expect(attendanceOf(['present', 'open'])).toBe('present')
  })
})

describe('what to do next', () => {
  const facts: NextFacts = {
    phase: 'upcoming',
    status: null,
    needsConfirm: true,
    refusal: null,
    seatsLeft: 1,
    now: HOUR,
    days: [{ ...day, needsSignOut: true, isIn: false, isOut: false }],
  }

  it('leads from signing up to signing out', () => {
    expect(nextAct(facts)).toBe('sign_up')
    expect(nextAct({ ...facts, seatsLeft: 0 })).toBe('join_waiting')
    expect(nextAct({ ...facts, status: 'waiting', refusal: 'has_seat' })).toBe('wait')
    expect(nextAct({ ...facts, status: 'booked', refusal: 'has_seat' })).toBe('confirm')
    expect(nextAct({ ...facts, status: 'confirmed', refusal: 'has_seat' })).toBe('come')
    expect(nextAct({ ...facts, status: 'confirmed', refusal: 'has_seat', now: 9 * HOUR })).toBe('sign_in')
    const inside = { ...facts, status: 'present' as const, refusal: 'not_open' as const, phase: 'running' as const }
    const signedIn = [{ ...day, needsSignOut: true, isIn: true, isOut: false }]
    expect(nextAct({ ...inside, days: signedIn, now: 17 * HOUR })).toBe('sign_out')
    expect(nextAct({ ...inside, phase: 'cancelled', now: 9 * HOUR })).toBe('nothing')
  })
})

describe('time zones', () => {
  it('shows and reads the clock of the room', () => {
    expect(wallTime('2026-03-02T02:00:00.000Z', 'Asia/Jakarta')).toBe('2026-03-02T09:00')
    expect(instantOfWall('2026-03-02T09:00', 'Asia/Jakarta')).toBe('2026-03-02T02:00:00.000Z')
    expect(instantOfWall('2026-03-29T12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z')
    expect(instantOfWall('2026-03', 'Asia/Jakarta')).toBeNull()
  })

  it('knows where clocks differ', () => {
    const at = Date.parse('2026-03-02T02:00:00Z')
    expect(showSameTime('Asia/Jakarta', 'Asia/Shanghai', at)).toBe(false)
    expect(showSameTime('Asia/Taipei', 'Asia/Shanghai', at)).toBe(true)
  })
})
