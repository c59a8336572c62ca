import type { AudienceChoice, AudiencePart } from '@sands/contract/org/audience.model'

/** Which side of an audience is being changed. */
export type Side = keyof AudienceChoice

/** A department counts as the same part with or without its sub-departments. */
const isSame = (one: AudiencePart, other: AudiencePart) => one.kind === other.kind && one.id === other.id

export const findPart = (parts: readonly AudiencePart[], part: AudiencePart): AudiencePart | undefined =>
  parts.find((each) => isSame(each, part))

/**
 * Adds the part, or replaces it in place, and removes it from the other side: a part is never both included and
 * excluded.
 */
export function withPart(choice: AudienceChoice, side: Side, part: AudiencePart): AudienceChoice {
  const there = findPart(choice[side], part)
  const parts = there ? choice[side].map((each) => (each === there ? part : each)) : [...choice[side], part]
  const other: Side = side === 'included' ? 'excluded' : 'included'
  return { ...withoutPart(choice, other, part), [side]: parts }
}

export const withoutPart = (choice: AudienceChoice, side: Side, part: AudiencePart): AudienceChoice => ({
  ...choice,
  [side]: choice[side].filter((each) => !isSame(each, part)),
})

/** Lets a list read which parts are chosen and change them. */
export interface PartPicking {
  chosen: (part: AudiencePart) => AudiencePart | undefined
  put: (part: AudiencePart) => void
  take: (part: AudiencePart) => void
}
