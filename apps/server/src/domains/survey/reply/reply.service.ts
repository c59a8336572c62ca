import { hash } from 'node:crypto'
import type { CallBody, CallData } from '@sands/contract/calls'
import type { FileId } from '@sands/contract/kernel/schema'
import type { SurveyAnswer, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { checkReply, forVisitor } from '@sands/rules/survey/reply'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { type AppError, fail } from '../../../kernel/errors.ts'
import { Prepared } from '../../../kernel/http/prepared.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import { isRepeatable, participantOf, phaseOf } from '../survey.policy.ts'
import { fileIdsOf, pointsOf } from '../survey.present.ts'
import { type EditionRow, type LiveSurvey, type SurveyTerms, surveyRepo } from '../survey.repo.ts'
import type { DeviceTokens } from './device-token.codec.ts'
import type { OpenSurveys } from './open-surveys.service.ts'
import { type ParticipantRow, replyRepo } from './reply.repo.ts'
import type { CheckedReply, ReplyWriter, WriteOutcome } from './reply-writer.service.ts'

const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'
const DRAFT = 'POST /sands-lms/api/v1/investigation/draft'
type Submitted = CallBody<typeof SUBMIT>
type Done = Prepared<CallData<typeof SUBMIT>>

export interface ReplyService {
  submit(viewer: Viewer | undefined, reply: Submitted): Promise<Done>
  draft(viewer: Viewer, draft: CallBody<typeof DRAFT>): Promise<CallData<typeof DRAFT>>
}

interface Parts {
  devices: DeviceTokens
  open: OpenSurveys
  writer: ReplyWriter
  media: Pick<MediaService, 'ownOnes'>
  isTaskLocked: IsTaskLocked
}

const hasReply = ({ lastKey, earlierKeys }: ParticipantRow, key: Buffer): boolean =>
  [lastKey, ...earlierKeys].some((known) => known.equals(key))

const hashOf = (key: string) => hash('sha256', key, 'buffer')

function cleanAnswer(answer: SurveyAnswer): SurveyAnswer {
  const text = answer.text === undefined ? undefined : plainText(answer.text)
  const other = answer.other === undefined ? undefined : plainText(answer.other)
  if (text === answer.text && other === answer.other) return answer
  return { ...answer, ...(text !== undefined && { text }), ...(other !== undefined && { other }) }
}

/** Texts of people without control characters. Most have none, and their answers are not copied. */
function cleanTexts(answers: SurveyAnswers): SurveyAnswers {
  const changed: SurveyAnswers = {}
  let isClean = true
  for (const key in answers) {
    const answer = answers[key]
    const clean = answer && cleanAnswer(answer)
    if (!clean || clean === answer) continue
    changed[key] = clean
    isClean = false
  }
  return isClean ? answers : { ...answers, ...changed }
}

const hasFiles = (answers: SurveyAnswers): boolean => {
  for (const key in answers) if (answers[key]?.fileIds?.length) return true
  return false
}

/** The answers with only these files: a draft must not show files of other people. */
const withFiles = (answers: SurveyAnswers, files: ReadonlySet<FileId>): SurveyAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      answer.fileIds ? { ...answer, fileIds: answer.fileIds.filter((id) => files.has(id)) } : answer,
    ]),
  )

/** The answers that are stored: valid ones to visible questions. The error when one is missing or invalid. */
function checked(
  viewer: Viewer | undefined,
  { questionnaire }: EditionRow,
  answers: SurveyAnswers,
): { answers: SurveyAnswers; error: AppError | undefined } {
  const { answers: valid, faults } = checkReply(viewer ? questionnaire : forVisitor(questionnaire), cleanTexts(answers))
  const [first] = faults
  const error = first && fail('survey.incomplete', { count: faults.length, question: first.question })
  return { answers: valid as SurveyAnswers, error }
}

const REASONS = {
  edition_replaced: 'survey.edition_replaced',
  not_open: 'survey.not_open',
  not_for_all: 'survey.gone',
  taken: 'survey.replied_already',
} as const satisfies Record<Exclude<WriteOutcome, 'stored'>, string>

export function createReplyService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { devices, open, writer, media, isTaskLocked }: Parts,
): ReplyService {
  const db = database.primary

  function expectWho(viewer: Viewer | undefined, deviceToken: string | undefined): string {
    const who = viewer ? participantOf(viewer.userId) : devices.deviceOf(deviceToken)
    if (!who) throw fail('survey.device_unknown')
    return who
  }

  /** A survey that only a project opens to the person is locked as long as the task. */
  async function isLocked(viewer: Viewer | undefined, survey: LiveSurvey): Promise<boolean> {
    if (!viewer || survey.isPublic || survey.audienceId === null) return false
    if (await surveyRepo.isForThem(db, viewer, survey.id)) return false
    return isTaskLocked(db, viewer, { type: PROJECT_TASKS.survey, refId: survey.id })
  }

  /** Everybody who replies to an edition for the same points gets the same answer. */
  const answersOf = new WeakMap<EditionRow, Map<number, Done>>()
  function doneOf(viewer: Viewer | undefined, survey: SurveyTerms, edition: EditionRow): Done {
    const points = viewer ? pointsOf(survey) : 0
    const byPoints = answersOf.get(edition) ?? new Map<number, Done>()
    const done = byPoints.get(points) ?? new Prepared({ endText: edition.questionnaire.endText, points })
    answersOf.set(edition, byPoints.set(points, done))
    return done
  }

  /**
   * A complete reply to an edition that was read before needs no more than the transaction that stores it. Undefined
   * for any other reply, which `submit` checks step by step.
   */
  function readyReply(
    viewer: Viewer | undefined,
    edition: EditionRow | undefined,
    { investigationId, deviceToken, editionId, key, answers: given }: Submitted,
  ): CheckedReply | undefined {
    if (edition?.surveyId !== investigationId) return undefined
    const { answers, error } = checked(viewer, edition, given)
    if (error || hasFiles(answers)) return undefined
    return {
      ...{ surveyId: edition.surveyId, editionId, answers, key },
      who: expectWho(viewer, deviceToken),
      userId: viewer?.userId ?? null,
      unchecked: { collegeId: viewer?.collegeId },
    }
  }

  return {
    async submit(viewer, submitted) {
      const { investigationId, deviceToken, editionId, key, answers: given } = submitted
      const known = open.knownEdition(editionId)
      const ready = readyReply(viewer, known, submitted)
      if (known && ready) {
        const { outcome, survey } = await writer.write(ready)
        if (outcome === 'stored' && survey) return doneOf(viewer, survey, known)
      }
      const survey = await open.survey(viewer, investigationId)
      const edition = survey && (await open.edition(survey.editionId))
      if (!edition) throw fail('survey.gone')
      const who = expectWho(viewer, deviceToken)
      const done = doneOf(viewer, survey, edition)
      const isRunning = phaseOf(survey, clock.now()) === 'running'
      /** A reply that arrives again was stored, whatever has changed since. */
      const refuse = async (reason: AppError): Promise<Done> => {
        const before = await replyRepo.participant(db, survey.id, who)
        if (before && hasReply(before, hashOf(key))) return done
        throw before && isRunning && !isRepeatable(survey) ? fail('survey.replied_already') : reason
      }
      if (!isRunning) return refuse(fail('survey.not_open'))
      if (await isLocked(viewer, survey)) return refuse(fail('training.task_locked'))
      if (survey.editionId !== editionId) return refuse(fail('survey.edition_replaced'))
      const { answers, error } = checked(viewer, edition, given)
      if (error) return refuse(error)
      const reply = { surveyId: survey.id, editionId, who, userId: viewer?.userId ?? null, key, answers }
      const fileIds = survey.isAnonymous ? [] : fileIdsOf(answers)
      const outcome =
        viewer && fileIds.length > 0
          ? await writer.writeWithPictures(viewer, reply, fileIds)
          : (await writer.write(reply)).outcome
      return outcome === 'stored' ? done : refuse(fail(REASONS[outcome]))
    },

    async draft(viewer, { investigationId, editionId, answers }) {
      const survey = await surveyRepo.open(db, viewer, investigationId)
      if (!survey) throw fail('survey.gone')
      if (survey.isAnonymous) throw fail('survey.draft_anonymous')
      if (phaseOf(survey, clock.now()) !== 'running') throw fail('survey.not_open')
      if (await isLocked(viewer, survey)) throw fail('training.task_locked')
      if (survey.editionId !== editionId) throw fail('survey.edition_replaced')
      const savedAt = clock.now()
      const own = await media.ownOnes(db, viewer, { ids: fileIdsOf(answers), purposes: ['image'] })
      const stored = withFiles(answers, own)
      const isSaved = await replyRepo.saveDraft(
        db,
        { surveyId: survey.id, userId: viewer.userId, answers: stored, savedAt },
        { who: participantOf(viewer.userId), isRepeatable: isRepeatable(survey) },
      )
      if (!isSaved) throw fail('survey.replied_already')
      return { saveTime: savedAt.toISOString() }
    },
  }
}
