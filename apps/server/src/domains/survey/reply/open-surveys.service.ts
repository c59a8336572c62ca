import { createBatcher } from '../../../kernel/batcher.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type EditionId, type EditionRow, type LiveSurvey, type SurveyId, surveyRepo } from '../survey.repo.ts'

const IN_FLIGHT = 2
const MOST_AT_ONCE = 500
const MOST_EDITIONS = 200

/** Surveys as replies need them: thousands of people may reply to one at the same moment. */
export interface OpenSurveys {
  /** A published survey that this person, or a visitor, may open. */
  survey(viewer: Viewer | undefined, id: SurveyId): Promise<LiveSurvey | undefined>
  edition(id: EditionId): Promise<EditionRow | undefined>
  /** An edition that was read before. */
  knownEdition(id: EditionId): EditionRow | undefined
}

export function createOpenSurveys({ database }: Pick<Kernel, 'database'>): OpenSurveys {
  const db = database.primary
  const editions = new Map<EditionId, EditionRow>()
  const published = createBatcher<SurveyId, LiveSurvey | undefined>({
    inFlight: IN_FLIGHT,
    maxBatch: MOST_AT_ONCE,
    async run(ids) {
      const found = await surveyRepo.published(db, [...new Set(ids)])
      const byId = new Map(found.map((survey) => [survey.id, survey]))
      return ids.map((id) => byId.get(id))
    },
  })

  return {
    async survey(viewer, id) {
      const survey = await published(id)
      if (!survey || survey.isPublic) return survey
      if (viewer?.collegeId !== survey.collegeId) return undefined
      return survey.audienceId === null ? survey : surveyRepo.open(db, viewer, id)
    },

    async edition(id) {
      const known = editions.get(id)
      if (known) return known
      const edition = await surveyRepo.edition(db, id)
      if (!edition) return undefined
      // An edition never changes.
      const [oldest] = editions.keys()
      if (oldest !== undefined && editions.size >= MOST_EDITIONS) editions.delete(oldest)
      editions.set(id, edition)
      return edition
    },

    knownEdition: (id) => editions.get(id),
  }
}
