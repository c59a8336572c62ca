import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { type AudienceGroup, audienceGroup, audienceKey } from '@sands/rules/audience'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { audienceRepo } from './audience.repo.ts'

/** All audience keys of a person with this place in the company. */
export function audienceKeysOf(person: {
  userId: string
  collegeId: string
  departmentId: string | null
  departmentPath: readonly string[]
  postId: string | null
  labelIds: readonly string[]
}): string[] {
  return [
    `user:${person.userId}`,
    `college:${person.collegeId}`,
    ...(person.departmentId ? [`department:${person.departmentId}`] : []),
    ...person.departmentPath.map((id) => `tree:${id}`),
    ...(person.postId ? [`post:${person.postId}`] : []),
    ...person.labelIds.map((id) => `label:${id}`),
  ]
}

/**
 * For a part that is both included and excluded: the exclusion applies, and the inclusion is stored under a key that
 * nobody has, so that the choice reads back as it was made. Without it, "only these, except these" would turn into
 * "everyone except these".
 */
const OVERRULED = 'overruled:'
export const chosenGroup = (key: string): AudienceGroup | undefined =>
  audienceGroup(key.startsWith(OVERRULED) ? key.slice(OVERRULED.length) : key)

export async function createAudience(
  tx: Tx,
  {
    collegeId,
    included,
    excluded = [],
  }: { collegeId: CollegeId; included: readonly AudienceGroup[]; excluded?: readonly AudienceGroup[] },
): Promise<AudienceId> {
  const out = new Set(excluded.map(audienceKey))
  const chosen = new Set(included.map(audienceKey).map((key) => (out.has(key) ? OVERRULED + key : key)))
  return audienceRepo.add(tx, { collegeId, included: [...chosen], excluded: [...out] })
}

/** Whether a person with these keys is in an audience; the same rule as `visibleTo`, for content cached in memory. */
export type AudienceTest = (keys: readonly string[]) => boolean

const testOf =
  (included: ReadonlySet<string>, excluded: ReadonlySet<string>): AudienceTest =>
  (keys) =>
    (included.size === 0 || keys.some((key) => included.has(key))) && !keys.some((key) => excluded.has(key))

/**
 * For content that stores its audience as it was chosen. Undefined
 * when it is for everyone, so that no test is needed.
 */
export function audienceTest({ included, excluded }: AudienceChoice): AudienceTest | undefined {
  if (included.length === 0 && excluded.length === 0) return undefined
  return testOf(new Set(included.map(audienceKey)), new Set(excluded.map(audienceKey)))
}

export async function loadAudienceTests(
  db: Db,
  audienceIds: readonly AudienceId[],
): Promise<ReadonlyMap<AudienceId, AudienceTest>> {
  const members = audienceIds.length > 0 ? await audienceRepo.members(db, audienceIds) : []
  const byAudience = Map.groupBy(members, ({ audienceId }) => audienceId)
  return new Map(
    audienceIds.map((audienceId) => {
      const rows = byAudience.get(audienceId) ?? []
      const included = new Set(rows.filter((row) => !row.excluded).map((row) => row.key))
      const excluded = new Set(rows.filter((row) => row.excluded).map((row) => row.key))
      // A stored audience without inclusions is for nobody.
      const test: AudienceTest = included.size === 0 ? () => false : testOf(included, excluded)
      return [audienceId, test]
    }),
  )
}
