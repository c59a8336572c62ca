import { createHash } from 'node:crypto'
import type { CallBody, CallData } from '@sands/contract/calls'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { checkReply, forVisitor } from '@sands/rules/survey/reply'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import type { DeviceTokens } from './device-token.codec.ts'
import { replyRepo } from './reply.repo.ts'
import { participantOf, phaseOf } from './survey.policy.ts'
import { fileIdsOf } from './survey.present.ts'
import { type EditionRow, type LiveSurvey, surveyRepo } from './survey.repo.ts'

const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'
const DRAFT = 'POST /sands-lms/api/v1/investigation/draft'
type Submitted = CallBody<typeof SUBMIT>

export interface ReplyService {
  submit(viewer: Viewer | undefined, reply: Submitted): Promise<CallData<typeof SUBMIT>>
  draft(viewer: Viewer, draft: CallBody<typeof DRAFT>): Promise<CallData<typeof DRAFT>>
}

interface Parts {
  media: Pick<MediaService, 'own'>
  devices: DeviceTokens
}

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** Texts of people without control characters. */
const cleanTexts = (answers: SurveyAnswers): SurveyAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      {
        ...answer,
        ...(answer.text === undefined ? {} : { text: plainText(answer.text) }),
        ...(answer.other === undefined ? {} : { other: plainText(answer.other) }),
      },
    ]),
  )

export function createReplyService(
  { database, clock, events }: Pick<Kernel, 'database' | 'clock' | 'events'>,
  { media, devices }: Parts,
): ReplyService {
  const db = database.primary

  function expectWho(viewer: Viewer | undefined, deviceToken: string | undefined): string {
    const who = viewer ? participantOf(viewer.userId) : devices.deviceOf(deviceToken)
    if (!who) throw fail('survey.device_unknown')
    return who
  }

  /** The answers that are stored: valid ones to visible questions. Throws when one is missing or invalid. */
  function checked(viewer: Viewer | undefined, { questionnaire }: EditionRow, answers: SurveyAnswers): SurveyAnswers {
    const { answers: valid, faults } = checkReply(
      viewer ? questionnaire : forVisitor(questionnaire),
      cleanTexts(answers),
    )
    const [first] = faults
    if (first) throw fail('survey.incomplete', { count: faults.length, question: first.question })
    return valid as SurveyAnswers
  }

  async function store(
    tx: Tx,
    viewer: Viewer | undefined,
    { survey, answers }: { survey: LiveSurvey; answers: SurveyAnswers },
  ): Promise<void> {
    const { editionId } = survey
    if (survey.isAnonymous) {
      await replyRepo.addAnonymous(tx, { editionId, answers })
      return
    }
    const fileIds = fileIdsOf(answers)
    if (viewer) for (const id of fileIds) await media.own(tx, viewer, { id, purpose: 'image' })
    const departmentId = viewer
      ? await replyRepo.departmentOf(tx, { userId: viewer.userId, collegeId: survey.collegeId })
      : null
    const values = { editionId, userId: viewer?.userId ?? null, departmentId, answers, submittedAt: clock.now() }
    await replyRepo.add(tx, values, fileIds)
  }

  return {
    async submit(viewer, { investigationId, deviceToken, editionId, key, answers: given }) {
      const survey = await surveyRepo.open(db, viewer, investigationId)
      const edition = survey && (await surveyRepo.edition(db, survey.editionId))
      if (!edition) throw fail('survey.gone')
      const who = expectWho(viewer, deviceToken)
      const lastKey = hashOf(key)
      const done = { endText: edition.questionnaire.endText, points: viewer ? survey.live.points : 0 }
      const before = await replyRepo.participant(db, survey.id, who)
      if (before?.lastKey.equals(lastKey)) return done
      if (phaseOf(survey, clock.now()) !== 'running') throw fail('survey.not_open')
      if (before && !survey.live.isRepeatable) throw fail('survey.replied_already')
      if (survey.editionId !== editionId) throw fail('survey.edition_replaced')
      const answers = checked(viewer, edition, given)
      return database.transaction(async (tx) => {
        const current = await surveyRepo.share(tx, survey.id)
        if (current?.editionId !== editionId) throw fail('survey.edition_replaced')
        if (phaseOf(current, clock.now()) !== 'running') throw fail('survey.not_open')
        const { isRepeatable, points } = current.live
        const userId = viewer?.userId ?? null
        const times = await replyRepo.take(tx, { surveyId: survey.id, who, userId, lastKey, isRepeatable })
        if (times === undefined) {
          const first = await replyRepo.participant(tx, survey.id, who)
          if (first?.lastKey.equals(lastKey)) return done
          throw fail('survey.replied_already')
        }
        await store(tx, viewer, { survey: current, answers })
        if (viewer) await replyRepo.removeDraft(tx, survey.id, viewer.userId)
        if (viewer && times === 1) {
          const { collegeId, id: surveyId } = current
          await events.emit(tx, 'survey.replied', {
            collegeId,
            surveyId,
            userId: viewer.userId,
            points,
            at: clock.now(),
          })
        }
        return done
      })
    },

    async draft(viewer, { investigationId, editionId, answers }) {
      const survey = await surveyRepo.open(db, viewer, investigationId)
      if (!survey) throw fail('survey.gone')
      if (survey.isAnonymous) throw fail('survey.draft_anonymous')
      if (phaseOf(survey, clock.now()) !== 'running') throw fail('survey.not_open')
      if (survey.editionId !== editionId) throw fail('survey.edition_replaced')
      const before = await replyRepo.participant(db, survey.id, participantOf(viewer.userId))
      if (before && !survey.live.isRepeatable) throw fail('survey.replied_already')
      const savedAt = clock.now()
      await replyRepo.saveDraft(db, { surveyId: survey.id, userId: viewer.userId, answers, savedAt })
      return { saveTime: savedAt.toISOString() }
    },
  }
}
