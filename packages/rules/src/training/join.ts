import type { ProjectState } from './project.ts'

/** Why a person cannot join by themselves, in the order in which it is checked. */
export const JOIN_REFUSALS = [
  'not_published',
  'closed',
  'not_open_yet',
  'window_over',
  'out_of_scope',
  'full',
  'joined',
] as const
export type JoinRefusal = (typeof JOIN_REFUSALS)[number]

export interface JoinFacts {
  state: ProjectState
  /** Whether the project lets people join by themselves. */
  isOpen: boolean
  opensAt: number | null
  closesAt: number | null
  isInScope: boolean
  /** Seats for people who join by themselves; null without a limit. */
  quota: number | null
  taken: number
  isJoined: boolean
  now: number
}

const CHECKS: Readonly<Record<JoinRefusal, (facts: JoinFacts) => boolean>> = {
  not_published: ({ state }) => state !== 'not_started' && state !== 'running',
  closed: ({ isOpen }) => !isOpen,
  not_open_yet: ({ opensAt, now }) => opensAt !== null && now < opensAt,
  window_over: ({ closesAt, now }) => closesAt !== null && now >= closesAt,
  out_of_scope: ({ isInScope }) => !isInScope,
  full: ({ quota, taken }) => quota !== null && taken >= quota,
  joined: ({ isJoined }) => isJoined,
}

/** The first reason against joining; null when the person can join. */
export const joinRefusal = (facts: JoinFacts): JoinRefusal | null =>
  JOIN_REFUSALS.find((refusal) => CHECKS[refusal](facts)) ?? null

/** How a person became a member; `sign_up` is a form outside the project, which also lets them out again. */
export const MEMBER_SOURCES = ['audience', 'hand', 'self', 'sign_up'] as const
export type MemberSource = (typeof MEMBER_SOURCES)[number]

export const MEMBER_STATES = ['applied', 'declined', 'active', 'left'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** Whether people can take their own registration back. What they have completed stays. */
export const canWithdraw = (
  member: { source: MemberSource; state: MemberState; completedAt: Date | null } | null | undefined,
): boolean =>
  member?.source === 'self' &&
  (member.state === 'applied' || (member.state === 'active' && member.completedAt === null))
