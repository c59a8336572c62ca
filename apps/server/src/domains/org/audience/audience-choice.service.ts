import type { AudienceId, CollegeId, LabelId, PageOf } from '@sands/contract/kernel/schema'
import type { AudienceChoice, AudiencePart, AudiencePerson } from '@sands/contract/org/audience.model'
import { audienceKey } from '@sands/rules/audience'
import type { Language } from '@sands/rules/language'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { labelName } from '../structure/label.defaults.ts'
import { audienceRepo } from './audience.repo.ts'
import { chosenGroup, createAudience } from './audience.service.ts'
import { audienceChoiceRepo } from './audience-choice.repo.ts'

const MOST_FOUND = 20

type Options = {
  departments: Awaited<ReturnType<typeof audienceChoiceRepo.departments>>
  posts: Awaited<ReturnType<typeof audienceChoiceRepo.posts>>
  labels: { id: LabelId; name: string }[]
}

export interface AudienceChoices {
  options(viewer: Viewer): Promise<Options>
  find(viewer: Viewer, keyword: string): Promise<AudiencePerson[]>
  count(viewer: Viewer, choice: AudienceChoice): Promise<{ people: number }>
  people(viewer: Viewer, request: AudienceChoice & PageRequest): Promise<PageOf<AudiencePerson>>
  names(viewer: Viewer, parts: readonly AudiencePart[]): Promise<{ key: string; name: string }[]>
}

const nameKey = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

/** The current names of parts; deleted parts have none. Without a language, the names as they are stored. */
async function namesOf(db: Db, collegeId: CollegeId, parts: readonly AudiencePart[], language?: Language) {
  const found = parts.length > 0 ? await audienceChoiceRepo.names(db, collegeId, parts) : []
  const names = new Map(found.map((part) => [nameKey(part), language ? labelName(part, language) : part.name]))
  return (part: AudiencePart): string | undefined => names.get(nameKey(part))
}

/** Throws for a part that was deleted or belongs to another college: nothing may be published for it. */
export async function checkAudience(
  db: Db,
  collegeId: CollegeId,
  { included, excluded }: AudienceChoice,
): Promise<void> {
  const parts = [...included, ...excluded]
  const nameOf = await namesOf(db, collegeId, parts)
  if (!parts.every((part) => nameOf(part) !== undefined)) throw fail('org.place_unknown')
}

export function createAudienceChoices({ database }: Kernel): AudienceChoices {
  const db = database.primary
  return {
    async options(viewer) {
      const [departments, posts, labels] = await Promise.all([
        audienceChoiceRepo.departments(db, viewer.collegeId),
        audienceChoiceRepo.posts(db, viewer),
        audienceChoiceRepo.labels(db, viewer),
      ])
      return {
        departments,
        posts,
        labels: labels.map((label) => ({ id: label.id, name: labelName(label, viewer.language) })),
      }
    },

    async find({ collegeId }, keyword) {
      const words = keyword.trim()
      return words ? audienceChoiceRepo.find(db, { collegeId, keyword: words, limit: MOST_FOUND }) : []
    },

    async count({ collegeId }, choice) {
      await checkAudience(db, collegeId, choice)
      return { people: await audienceChoiceRepo.count(db, collegeId, choice) }
    },

    async people({ collegeId }, request) {
      await checkAudience(db, collegeId, request)
      const [people, total] = await Promise.all([
        audienceChoiceRepo.people(db, { collegeId, choice: request, ...pageWindow(request) }),
        audienceChoiceRepo.count(db, collegeId, request),
      ])
      return pageOf(people, total, request)
    },

    async names({ collegeId, language }, parts) {
      const nameOf = await namesOf(db, collegeId, parts, language)
      return parts.flatMap((part) => {
        const name = nameOf(part)
        return name === undefined ? [] : { key: audienceKey(part), name }
      })
    },
  }
}

/**
 * Stores the audience of content that is being published; null means everyone in the college. Throws
 * `org.place_unknown` for parts that do not exist.
 */
export async function audienceOf(
  tx: Tx,
  { collegeId }: Pick<Viewer, 'collegeId'>,
  choice: AudienceChoice,
): Promise<AudienceId | null> {
  const { included, excluded } = choice
  await checkAudience(tx, collegeId, choice)
  if (included.length === 0 && excluded.length === 0) return null
  const all: AudiencePart[] = included.length > 0 ? included : [{ kind: 'college', id: collegeId }]
  return createAudience(tx, { collegeId, included: all, excluded })
}

/** The whole college is stored without an audience. An audience can only name its own college. */
const isWholeCollege = (parts: readonly AudiencePart[]): boolean => parts.length === 1 && parts[0]?.kind === 'college'

/** The choices behind stored audiences, for showing and editing. */
export async function choicesOf(
  db: Db,
  audienceIds: readonly (AudienceId | null)[],
): Promise<(audienceId: AudienceId | null) => AudienceChoice> {
  const stored = audienceIds.flatMap((audienceId) => audienceId ?? [])
  const members = stored.length > 0 ? await audienceRepo.members(db, stored) : []
  const byAudience = Map.groupBy(members, ({ audienceId }) => audienceId)
  return (audienceId) => {
    const own = (audienceId && byAudience.get(audienceId)) || []
    const parts = (isExcluded: boolean) =>
      own.flatMap(({ key, excluded }) => (excluded === isExcluded ? (chosenGroup(key) ?? []) : []))
    const included = parts(false)
    return { included: isWholeCollege(included) ? [] : included, excluded: parts(true) }
  }
}

export const choiceOf = async (db: Db, audienceId: AudienceId | null): Promise<AudienceChoice> =>
  (await choicesOf(db, [audienceId]))(audienceId)

/** A choice as text for the audit log, with each name beside its key, because names change and parts are deleted. */
export async function audienceWords(
  db: Db,
  collegeId: CollegeId,
  { included, excluded }: AudienceChoice,
): Promise<{ included: string[]; excluded: string[] }> {
  const nameOf = await namesOf(db, collegeId, [...included, ...excluded])
  const words = (parts: readonly AudiencePart[]) =>
    parts.map((part) => `${audienceKey(part)} ${nameOf(part) ?? ''}`.trim()).sort()
  return { included: words(included), excluded: words(excluded) }
}

export const countAudience = audienceChoiceRepo.count
export const removeAudience = audienceChoiceRepo.remove
