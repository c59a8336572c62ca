import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { SurveyCard, SurveyDetails, SurveyInfo } from '@sands/contract/survey/survey.model'
import { forVisitor } from '@sands/rules/survey/reply'
import { surveyTag } from '@sands/rules/survey/state'
import { pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import type { DeviceTokens } from './reply/device-token.codec.ts'
import { replyRepo } from './reply/reply.repo.ts'
import { isRepeatable, participantOf, phaseOf } from './survey.policy.ts'
import { answerPictures, fileIdsOf, presentCard } from './survey.present.ts'
import { type EditionRow, type LiveSurvey, surveyRepo } from './survey.repo.ts'

type Named = CallBody<'POST /sands-lms/api/v1/investigation/info'>

export interface SurveyService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/investigation/page'>): Promise<PageOf<SurveyCard>>
  info(viewer: Viewer | undefined, named: Named): Promise<SurveyInfo>
  details(viewer: Viewer | undefined, named: Named): Promise<SurveyDetails>
}

interface Parts {
  media: Pick<MediaService, 'pictures'>
  devices: DeviceTokens
}

export function createSurveyService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { media, devices }: Parts,
): SurveyService {
  const db = database.primary

  async function expectOpen(
    viewer: Viewer | undefined,
    { investigationId }: Named,
  ): Promise<{ survey: LiveSurvey; edition: EditionRow }> {
    const survey = await surveyRepo.open(db, viewer, investigationId)
    const edition = survey && (await surveyRepo.edition(db, survey.editionId))
    if (!edition) throw fail('survey.gone')
    return { survey, edition }
  }

  async function infoOf(
    viewer: Viewer | undefined,
    { deviceToken }: Named,
    { survey, edition }: { survey: LiveSurvey; edition: EditionRow },
  ): Promise<SurveyInfo> {
    const now = clock.now()
    const phase = phaseOf(survey, now)
    const device = devices.deviceOf(deviceToken)
    const who = viewer ? participantOf(viewer.userId) : device
    const isReplied = who !== undefined && (await replyRepo.participant(db, survey.id, who)) !== undefined
    const hasDraft = viewer !== undefined && (await replyRepo.draft(db, survey.id, viewer.userId)) !== undefined
    const questionnaire = viewer ? edition.questionnaire : forVisitor(edition.questionnaire)
    const status = surveyTag(phase, isReplied ? 'replied' : hasDraft ? 'draft' : 'none')
    return {
      ...presentCard(survey, { status, questionnaire, now }),
      isReplied,
      canReply: phase === 'running' && (!isReplied || isRepeatable(survey)),
      isVisitor: viewer === undefined,
      deviceToken: viewer ? null : device && deviceToken ? deviceToken : devices.issue(),
    }
  }

  async function draftOf({ userId }: Viewer, { id }: LiveSurvey): Promise<SurveyDetails['draft']> {
    const draft = await replyRepo.draft(db, id, userId)
    if (!draft) return null
    const pictures = await media.pictures(db, fileIdsOf(draft.answers))
    return {
      answers: draft.answers,
      saveTime: draft.savedAt.toISOString(),
      pictures: answerPictures(draft.answers, pictures),
    }
  }

  async function replyOf({ userId }: Viewer, { id }: LiveSurvey): Promise<SurveyDetails['reply']> {
    const reply = await replyRepo.last(db, id, userId)
    if (!reply) return null
    const { answers, submittedAt, questionnaire } = reply
    const pictures = await media.pictures(db, fileIdsOf(answers))
    return {
      questionnaire,
      answers,
      submitTime: submittedAt.toISOString(),
      pictures: answerPictures(answers, pictures),
    }
  }

  return {
    async page(viewer, { tab, ...request }) {
      const now = clock.now()
      const [rows, total] = await Promise.all([
        surveyRepo.page(db, viewer, { tab, now, ...pageWindow(request) }),
        surveyRepo.total(db, viewer, { tab, now }),
      ])
      return pageOf(
        rows.map(({ survey, tag: status, questionnaire }) => presentCard(survey, { status, questionnaire, now })),
        total,
        request,
      )
    },

    info: async (viewer, named) => infoOf(viewer, named, await expectOpen(viewer, named)),

    async details(viewer, named) {
      const found = await expectOpen(viewer, named)
      const { survey, edition } = found
      const info = await infoOf(viewer, named, found)
      return {
        ...info,
        editionId: edition.id,
        questionnaire: viewer ? edition.questionnaire : forVisitor(edition.questionnaire),
        draft: viewer && info.canReply ? await draftOf(viewer, survey) : null,
        reply: viewer && !survey.isAnonymous ? await replyOf(viewer, survey) : null,
      }
    },
  }
}
