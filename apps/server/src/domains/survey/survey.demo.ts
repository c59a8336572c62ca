import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { SurveyDraft } from '@sands/contract/survey/survey.model'
import { countReplies } from '@sands/rules/survey/tally'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import type { DemoReply, DemoSurvey } from './demo/demo-survey.kind.ts'
import { surveysEn } from './demo/surveys.en-us.demo.ts'
import { surveysZh } from './demo/surveys.zh-cn.demo.ts'
import { manageRepo } from './manage.repo.ts'
import { replyRepo } from './reply/reply.repo.ts'
import { ALL_DEPARTMENTS, countRepo } from './results/count.repo.ts'
import { participantOf } from './survey.policy.ts'
import { draftRecord, surveySubject } from './survey.present.ts'
import type { EditionId, SurveyId, SurveyRow } from './survey.repo.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const SURVEYS: Readonly<Record<string, readonly DemoSurvey[]>> = { 'zh-cn': surveysZh, 'en-us': surveysEn }

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  person(userName: string): UserId
}

function draftOf(survey: DemoSurvey, now: Date): SurveyDraft {
  const timeOf = (days: number | null) => (days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString())
  const section = {
    key: 's1',
    title: '',
    text: '',
    isShuffled: false,
    branch: { match: 'all' as const, conditions: [] },
  }
  return {
    name: survey.name,
    intro: survey.intro,
    questionnaire: { sections: [{ ...section, questions: [...survey.questions] }], endText: survey.endText },
    startTime: timeOf(survey.startDays),
    endTime: timeOf(survey.endDays),
    audience: { included: [], excluded: [] },
    isPublic: survey.isPublic ?? false,
    isAnonymous: survey.isAnonymous ?? false,
    isRepeatable: survey.isRepeatable ?? false,
    points: survey.points ?? 0,
  }
}

interface DemoEdition {
  survey: SurveyRow
  editionId: EditionId
  demo: DemoSurvey
}

async function addDrafts({ tx, person, now }: Place, surveyId: SurveyId, drafts: readonly DemoReply[]) {
  const savedAt = new Date(now.getTime() - HOUR_MS)
  for (const [userName, answers] of drafts) {
    const userId = person(userName)
    const unfinished = { surveyId, userId, answers, savedAt }
    await replyRepo.saveDraft(tx, unfinished, { who: participantOf(userId), isRepeatable: false })
  }
}

/** Anonymous replies are stored as the product does after counting: apart from their people, and counted. */
async function addReplies(
  { tx, person, collegeId, now }: Place,
  { survey, editionId, demo, replies }: DemoEdition & { replies: readonly DemoReply[] },
): Promise<void> {
  const { isAnonymous } = demo
  for (const [userName, answers] of replies) {
    const userId = person(userName)
    const people = [{ who: participantOf(userId), userId, key: `${survey.id} ${userName}` }]
    await replyRepo.take(tx, { surveyId: survey.id, isRepeatable: false, people })
    await replyRepo.count(tx, survey.id, [1])
    if (isAnonymous) continue
    const departmentId = await replyRepo.departmentOf(tx, { userId, collegeId })
    const last = demo.endDays !== null && demo.endDays < 0 ? demo.endDays : 0
    const submittedAt = new Date(now.getTime() + last * DAY_MS - HOUR_MS)
    await replyRepo.add(tx, { editionId, userId, departmentId, answers, submittedAt }, [])
  }
  if (!isAnonymous || replies.length === 0) return
  const answers = replies.map(([, given]) => given).toReversed()
  await countRepo.addCounted(tx, editionId, answers)
  await countRepo.settleParticipants(tx, survey.id, 0)
  await countRepo.saveTally(tx, {
    editionId,
    departmentId: ALL_DEPARTMENTS,
    replies: answers.length,
    tally: countReplies({}, draftOf(demo, now).questionnaire, answers),
  })
}

async function addSurvey(place: Place, demo: DemoSurvey): Promise<DemoAct> {
  const { tx, collegeId, now, person } = place
  const draft = draftOf(demo, now)
  const at = new Date(now.getTime() + Math.min(demo.startDays ?? -1, -1) * DAY_MS)
  const values = { collegeId, name: draft.name, draft, updatedBy: person('admin'), updatedAt: at }
  const row = await manageRepo.add(tx, { ...values, state: demo.state })
  const record = { action: 'survey.survey.created', subject: surveySubject(row), after: draftRecord(draft) }
  if (demo.state === 'draft') return { at, collegeId, record }
  const earlierId =
    demo.earlier &&
    (await manageRepo.addEdition(tx, {
      surveyId: row.id,
      questionnaire: draftOf({ ...demo, questions: demo.earlier.questions }, now).questionnaire,
      publishedAt: new Date(at.getTime() - DAY_MS),
    }))
  const editionId = await manageRepo.addEdition(tx, {
    surveyId: row.id,
    questionnaire: draft.questionnaire,
    publishedAt: at,
  })
  const survey = await manageRepo.change(tx, row.id, {
    live: draft,
    editionId,
    isPublic: draft.isPublic,
    isAnonymous: draft.isAnonymous,
    startAt: draft.startTime ? new Date(draft.startTime) : null,
    endAt: draft.endTime ? new Date(draft.endTime) : null,
    publishedAt: at,
    announcedAt: at,
  })
  if (demo.earlier && earlierId)
    await addReplies(place, { survey, editionId: earlierId, demo, replies: demo.earlier.replies })
  await addReplies(place, { survey, editionId, demo, replies: demo.replies ?? [] })
  await addDrafts(place, row.id, demo.drafts ?? [])
  return { at, collegeId, record }
}

/** Surveys in every state in both colleges. */
export async function loadSurveyDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  const acts: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges)
    for (const demo of SURVEYS[language] ?? []) acts.push(await addSurvey({ tx, collegeId, now, person }, demo))
  return acts
}
